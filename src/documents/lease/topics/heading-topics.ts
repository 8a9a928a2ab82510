import type { Topic } from './topic.ts';

/**
 * Topics by the words of a clause's heading: used to train the classifier, and assigned to paragraphs below such a
 * heading. The first column is matched against the heading in lower case.
 */
export const headingTopics: readonly (readonly [RegExp, readonly Topic[]])[] = [
  [/\bparties\b|^landlord$|^tenant$|^lessor$|^lessee$/, ['parties']],
  [/\bpremises\b|\bdemise\b|\bleased property\b|\bproperty leased\b/, ['premises']],
  [/\b(?:permitted )?use(?:s)?\b(?! tax)|\bexclusive\b|\bradius\b|\bcontinuous operation\b/, ['use']],
  [/\bterm\b(?!ination)|\bcommencement\b|\bexpiration\b/, ['term']],
  [/\bdelivery\b|\bpossession\b/, ['delivery']],
  [/\b(?:base|minimum|basic|fixed|annual|monthly)?\s*rent(?:al)?\b(?! adjustment)|\brent payments?\b/, ['rent']],
  [/\bescalation\b|\bcpi\b|\brent adjustments?\b|\bincreases?\b/, ['escalation']],
  [/\bpercentage rent\b|\bgross sales\b/, ['percentage_rent']],
  [
    /\boperating (?:expenses?|costs?)\b|\badditional rent\b|\bcommon area\b|\bcam\b|\bexpenses?\b|\boutgoings\b|\bservice charges?\b/,
    ['operating_expenses'],
  ],
  [/\btax(?:es)?\b|\bassessments?\b/, ['taxes']],
  [/\butilit(?:y|ies)\b|\bservices?\b(?! charge)|\belectric/, ['utilities']],
  [/\bwork\b|\bimprovements?\b|\bconstruction\b|\ballowance\b|\bbuild-?out\b|\bfit-?out\b/, ['work']],
  [/\bcondition\b|\bas[- ]is\b|\bacceptance\b/, ['condition']],
  [/\bdeposit\b/, ['deposit']],
  [/\bletter of credit\b/, ['letter_of_credit']],
  [/\bguarant(?:y|ee|or)/, ['guaranty']],
  [/\brenewals?\b|\bextensions?\b|\boptions? to (?:extend|renew)\b/, ['renewal']],
  [/\bterminat(?:ion|e)\b|\bcancellation\b/, ['termination']],
  [/\bexpansion\b|\bfirst (?:offer|refusal)\b|\bcontraction\b/, ['expansion']],
  [/\boption to purchase\b|\bpurchase option\b|\bpurchase\b/, ['purchase']],
  [/\brelocat/, ['relocation']],
  [/\bdemolition\b|\bredevelop/, ['demolition']],
  [/\bassign(?:ment|ing)?\b|\bsublet(?:ting)?\b|\bsubleas|\btransfers?\b/, ['assignment']],
  [/\brepairs?\b|\bmaintenance\b|\bmaintain/, ['repairs']],
  [/\balterations?\b|\btrade fixtures\b/, ['alterations']],
  [/\binsurance\b|\bsubrogation\b/, ['insurance']],
  [/\bindemni|\bhold harmless\b|\bwaiver of (?:claims|liability)\b/, ['indemnity']],
  [/\bcasualty\b|\bdamage\b|\bdestruction\b|\bfire\b/, ['casualty']],
  [/\bcondemnation\b|\beminent domain\b|\btaking\b/, ['condemnation']],
  [/\bdefaults?\b|\bevents? of default\b/, ['default']],
  [/\bremed(?:y|ies)\b/, ['remedies']],
  [/\blate (?:charge|fee|payment)|\binterest\b/, ['late_charge']],
  [/\bhold(?:ing)?[- ]?over\b/, ['holdover']],
  [/\bsurrender\b|\bend of term\b/, ['surrender']],
  [/\bsubordinat|\battorn|\bnon-?disturbance\b|\bmortgag/, ['subordination']],
  [/\bestoppel\b/, ['estoppel']],
  [/\bquiet (?:enjoyment|possession)\b/, ['quiet_enjoyment']],
  [/\bparking\b/, ['parking']],
  [/\bsigns?\b|\bsignage\b/, ['signage']],
  [/\bhazardous\b|\benvironmental\b|\btoxic\b/, ['hazardous']],
  [/\blandlord'?s? (?:liability|default)|\blimitation of (?:landlord|liability)|\bexculpat/, ['landlord_liability']],
  [/\bnotices?\b/, ['notices']],
  [/\bbrokers?\b|\bcommission/, ['brokers']],
  [/\bgoverning law\b|\bapplicable law\b|\bchoice of law\b|\bjurisdiction\b/, ['governing_law']],
  [/\bconfidential/, ['confidentiality']],
  [/\baccess\b|\bentry\b|\binspection\b/, ['access']],
  [/\bcompliance\b|\blaws\b|\bada\b/, ['compliance']],
  [/\bdefinitions?\b|\bdefined terms\b/, ['definitions']],
  [/\bmiscellaneous\b|\bgeneral provisions\b|\bseverability\b|\bentire agreement\b/, ['miscellaneous']],
];

/**
 * Topics named by the headings around a paragraph, those of the innermost heading first. `section`: 'outer > inner',
 * lower case.
 */
export function topicsOfHeadings(section: string): Topic[] {
  const found = section
    .split(' > ')
    .reverse()
    .flatMap((title) => headingTopics.filter(([words]) => words.test(title)).flatMap(([, named]) => named));
  return [...new Set(found)];
}
