/** Written for the tests: a realistic text of about 300 words with every move, a label, math and one gap. */
export const insights = `Background: Street trees in cities grow under artificial light for most of the night. Earlier studies have shown that lamps delay leaf fall, but it remains unclear whether they change when buds open. We asked whether street lighting brings forward the bud burst of young lime trees.

Methods: We followed 84 saplings of Tilia cordata on twelve streets in one city from January to June of two years. Half of the trees stood within 8 m of a lamp, the others at least 25 m away. Two observers recorded the first open bud every second day without knowing the light level at the tree. We measured the illuminance E at 1.5 m above the ground and modelled the day of bud burst d as $d = a + b \\log_{10}(E)$ with a random effect for the street.

Results: Trees near lamps opened their buds 9.2 days earlier than trees in dark places (95% CI 6.8 to 11.6). The effect grew with illuminance up to 20 lx and did not increase beyond that. Figure 1 shows the day of bud burst against illuminance for both years. The warm spring of the second year made the difference smaller, namely 6.1 days. Survival did not differ between the groups.

Discussion: Our results suggest that lamps act as a false signal of day length on young trees. An earlier start may expose the leaves to late frost, which would offset any gain in growth. These findings are in line with satellite observations of earlier greening in lit districts. City planners could shield lamps or use warmer light near young trees.

Limitations: The streets were not assigned at random, and lit streets are also warmer than dark ones. We followed one species in one city only. Future work should vary the light of single lamps while temperature is recorded at each tree.`;
