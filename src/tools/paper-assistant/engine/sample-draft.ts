import type { ResearchInput } from './manuscript.ts';

/**
 * The input of the sample draft. Its study is made up, and its title says that it is a sample; its seed papers are
 * real.
 */
export const sampleResearch: ResearchInput = {
  text: `Background: Street trees in cities grow under artificial light for most of the night. Lit districts turn green earlier in spring [@ffrench2016; @meng2022], but it remains unclear whether single lamps change when the buds of young trees open. We asked whether street lighting brings forward the bud burst of young lime trees.

Methods: We followed 84 saplings of Tilia cordata on twelve streets in one city from January to June of two years. Half of the trees were within 8 m of a lamp, the others at least 25 m away. Two observers recorded the first open bud every second day without knowing the light level at the tree. We measured the illuminance E at 1.5 m above the ground and modeled the day of bud burst d as $d = a + b \\log_{10}(E)$ with a random effect for the street.

Results: Trees near lamps opened their buds 9.2 days earlier than trees in dark places (95% CI 6.8 to 11.6). The effect grew with illuminance up to 20 lx and did not increase beyond that. Survival did not differ between the groups.

| Group | Trees | Mean day of bud burst |
| --- | ---: | ---: |
| Near a lamp | 42 | 98.4 |
| In the dark | 42 | 107.6 |

Discussion: Our results suggest that lamps act as a false signal of day length on young trees. An earlier start may expose the leaves to late frost, which would offset any gain in growth. City planners could shield lamps or use warmer light near young trees.

Limitations: The streets were not assigned at random, and lit streets are also warmer than dark ones. We followed one species in one city only.`,
  images: [],
  options: {
    title: 'Sample draft: street lamps and the bud burst of young lime trees',
    authors: [],
    template: 'article',
    articleType: 'original-research',
    design: '',
    constraints: '',
    seeds: `@article{ffrench2016,
  author = {ffrench-Constant, Richard H. and Somers-Yeates, Robin and Bennie, Jonathan and Economou, Theodoros and Hodgson, David and Spalding, Adrian and McGregor, Peter K.},
  title = {Light pollution is associated with earlier tree budburst across the {United Kingdom}},
  journal = {Proceedings of the Royal Society B: Biological Sciences},
  year = {2016},
  volume = {283},
  number = {1833},
  pages = {20160813},
  doi = {10.1098/rspb.2016.0813}
}
@article{meng2022,
  author = {Meng, Lin and Zhou, Yuyu and Rom{\\'a}n, Miguel O. and Stokes, Eleanor C. and Wang, Zhuosen and Asrar, Ghassem R. and Mao, Jiafu and Richardson, Andrew D. and Gu, Lianhong and Wang, Yiming},
  title = {Artificial light at night: an underappreciated effect on phenology of deciduous woody plants},
  journal = {PNAS Nexus},
  year = {2022},
  volume = {1},
  number = {2},
  pages = {pgac046},
  doi = {10.1093/pnasnexus/pgac046}
}
`,
    literature: false,
  },
};
