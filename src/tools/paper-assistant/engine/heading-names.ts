import type { Move } from './manuscript.ts';

/** Where the text under a heading with a known name belongs. */
export type Role =
  | 'title'
  | 'abstract'
  | 'keywords'
  | 'introduction'
  | 'methods'
  | 'results'
  | 'discussion'
  | 'conclusion'
  | 'declaration'
  | 'references';

export interface HeadingName {
  readonly role: Role;
  /** The name can be the section's own title; otherwise it heads a part of the section. */
  readonly titles: boolean;
  /** The move that the name itself states, for example 'Limitations'. */
  readonly move: Move | null;
}

/** Looks up a heading or an inline label by its words ('2. Materials & Methods:' is known as 'materials and methods'). */
export function headingName(words: string): HeadingName | null {
  const name = normalise(words);
  return names.get(name) ?? names.get(name.replace(/ (?:so far|to date|until now|at a glance)$/, '')) ?? null;
}

const names = new Map<string, HeadingName>();

function add(role: Role, titles: boolean, move: Move | null, list: string): void {
  for (const name of list.split(/(?:(?<!\s)\s+)?,\s*/))
    names.set(name.replaceAll(/\s+/g, ' ').trim(), { role, titles, move });
}

add('title', false, null, 'title, working title');
add('abstract', true, null, 'abstract, summary, executive summary, 摘要, 要旨, 초록');
add('keywords', true, null, 'keywords, key words, keyword, index terms, 关键词, キーワード, 키워드');
add(
  'introduction',
  true,
  'background',
  'introduction, intro, background, background and motivation, motivation, context, 引言, 背景, はじめに, 서론',
);
add(
  'introduction',
  true,
  'background',
  `why, why this, why we did it, what is known, what we know, what is known already, what we know already, starting point, idea,
  the idea, problem, the problem, introduction and aims, background and aims`,
);
add(
  'introduction',
  false,
  'background',
  `literature review, literature, related work, prior work, previous work, state of the art, theory, rationale,
  theoretical framework, theoretical background, conceptual framework, what is known, what others do, what others did,
  what others have done, what exists, what exists already, state of research`,
);
add(
  'introduction',
  false,
  'gap',
  `problem statement, gap, research gap, knowledge gap, the gap, what is not, what is not known, what we do not know, what we don't know,
  what is missing`,
);
add(
  'introduction',
  false,
  'aim',
  `aim, aims, objective, objectives, goal, goals, purpose, aims and objectives, hypothesis, hypotheses, thesis, argument,
  research question, research questions, question, questions, the question, our question, what we ask, what we asked, what i ask,
  ask, we ask, so we ask, rq, rqs, what we want, what i want, what we want to know, aims and hypotheses, contribution, contributions, 目的`,
);
add(
  'methods',
  true,
  'method',
  `method, methods, methodology, materials and methods, materials and method, methods and materials, material and methods, data and methods,
  materials, experimental, experimental section, experimental methods, experimental procedures, patients and methods, sources and method,
  sources and methods, approach, our approach, what we do, proposed method, proposed approach, what we did, what i did, what was done, how,
  how we did it, how i did it, how it was done, set-up, work plan, work programme, work program, research plan, workplan, 方法, 방법`,
);
add(
  'methods',
  false,
  'method',
  `stats, sample size, inclusion, exclusion, inclusion and exclusion, recruitment, randomisation, randomization, blinding, study design, design, research design, trial design, data, dataset, datasets, data collection, data sources, sources,
  participants, patients, subjects, sample, population, study population, setting, procedure, procedures, protocol, measures,
  instruments, outcomes, outcome measures, labels, base model, interventions, intervention, synthesis, sample preparation, characterization,
  characterisation, statistical analysis, statistics, statistical methods, data analysis, analysis plan, model, models,
  model architecture, architecture, training, implementation, experimental setup, experimental design, setup, ethics,
  ethical considerations, ethical approval, search strategy, eligibility criteria, inclusion criteria, exclusion criteria`,
);
add(
  'results',
  true,
  'result',
  `result, results, findings, key findings, main findings, main results, key results, preliminary results, preliminary work, preliminary data, pilot data, observations,
  evaluation, experiments, experiments and results, results and discussion, results and analysis, results so far, what we found,
  what i found, what we show, what i show, what we prove, main theorems, what came out, what comes out, what came out of it, what we got, what we get, what we saw, what we see, numbers, the numbers, 结果, 結果, 결과`,
);
add(
  'results',
  false,
  'result',
  'key result, main result, primary outcome results, baselines, ablation, ablations, ablation study, themes',
);
add(
  'discussion',
  true,
  'interpretation',
  `discussion, general discussion, discussion and conclusion, discussion and conclusions, discussion and limitations, what it means,
  what this means, what i think it means, what we think it means, what we make of it, what i make of it, how i read it,
  how we read it, my reading, our reading, so, so what, bottom line, 讨论, 考察, 고찰`,
);
add(
  'discussion',
  false,
  'interpretation',
  'take home, in short, interpretation, implications, significance, impact, expected impact, meaning, broader impact',
);
add(
  'discussion',
  false,
  'limitation',
  `limitation, limitations, strengths and limitations, risks, risks and limitations, risks and mitigation, open, open points, open issues, open questions, open problems, weaknesses, caveats, threats to validity, study limitations, limits, limit,
  caveat, trouble, troubles, not shown, not done, weak points, weak spots, shortcomings, but, doubts, what we can't say, what we cannot say, what i can't say, what i cannot say,
  what it will not tell, what it does not tell, what it cannot tell, careful, caution, cautions, be careful, to be careful, to admit,
  to confess, grain of salt, with a grain of salt, handle with care, watch out, warnings, reservations, fine print, before you believe it`,
);
add(
  'conclusion',
  true,
  'interpretation',
  `conclusion, conclusions, concluding remarks, summary and conclusion, summary and conclusions, conclusion and outlook,
  conclusions and future work, conclusion and future work, outlook, future work, next, next steps, takeaway, takeaways, take-home,
  take-home message, take home message, 结论, 結論, 결론`,
);
add(
  'declaration',
  true,
  null,
  `funding, acknowledgements, acknowledgments, acknowledgement, acknowledgment, conflict of interest, conflicts of interest, competing
  interests, competing interest, declaration of interests, declarations, disclosure, disclosures, data availability,
  data availability statement, code availability, data and code availability, data and code, code and data, data and script,
  data and scripts, author contributions, ethics statement, statements`,
);
add(
  'references',
  true,
  null,
  'references, reference, refs, ref list, bibliography, works cited, reference list, literature cited, sources cited, cited works, 参考文献, 참고문헌',
);

function normalise(words: string): string {
  return words
    .slice(0, 120)
    .toLowerCase()
    .replaceAll(/[&+]/g, ' and ')
    .replaceAll('’', "'")
    .replace(/^\s*(?:(?:section|part)\s+)?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[ivx]{1,4})[.):]?\s+/u, '')
    .replaceAll(/[*_:.#?]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
