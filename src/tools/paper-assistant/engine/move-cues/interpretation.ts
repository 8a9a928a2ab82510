import type { MoveCue } from './move-cue.ts';

/** Cues for interpretation: what the findings mean. */
export const interpretationCues: readonly MoveCue[] = [
  [
    2.5,
    /\b(?:suggest(?:s|ing|ed)?|impl(?:y|ies|ying)|indicat(?:e|es|ing) that|may (?:be|reflect|explain|indicate|have|help|mean|lie|stem)|might|could (?!not\b)|likely|probably|plausibl[ey]|point(?:s)? to|appears? to|seems? to|maybe|perhaps)\b/,
  ],
  [3, /\b(?:we|i) (?:believe|interpret|think|suspect|speculate|conclude|attribute|infer|take this)\b/],
  // A sentence that begins like this is an opinion, even if it contains figures.
  [4, /^(?:so |but |therefore,? )?(?:we|i) (?:believe|think|suspect|speculate)\b/],
  [
    2.5,
    /\b(?:consistent with|in line with|in agreement with|agrees? with|contrary to|in contrast (?:to|with) (?:previous|earlier|prior)|supports? (?:the|our|a|this)|confirms?|explain(?:s|ed)? (?:by|why|the)|challenges? (?:the|a|this))\b/,
  ],
  [
    2,
    /\b(?:these|our|the present|the|such) (?:results|findings|data|observations|readings|accounts)\b(?= (?:suggest|support|show|prove|impl|indicat|point|agree|are|may|could|might|extend|help|challenge|have|add))/,
  ],
  [3, /\bin (?:conclusion|summary|sum|short)\b|\btaken together\b|\bto conclude\b|\bwe conclude\b|^overall\b/],
  [
    2,
    /\b(?:implications?|future (?:work|research|studies|trials)|clinicians|practitioners|policy|policymakers|should|would (?:allow|help|benefit|be)|open(?:s)? (?:up|the)|next step|deserves?|this means|the mechanism|explanation)\b/,
  ],
  [1, /^(?:therefore|thus|hence|this (?:suggests|means|shows|is)|together)\b|\bbecause\b/],
  // 'Free fares therefore raise employment': a conclusion without a number
  [
    2.5,
    /^(?!(?:we|i|all|both) )[^.;:\d]{3,80}\b(?:therefore|thus|hence) (?!(?:we|i|the|an?|all|both|not|be|been|only|also|\p{L}+ed|\p{L}+ly)\b)\p{L}{3,}\b[^.;\d]{3,200}[.]?$/u,
  ],
  // `This proves that night buses save lives`.
  [
    5,
    /^(?:so |thus |hence |therefore |together )?,? ?(?:this|that|it) (?:thus |clearly )?(?:proves?|demonstrates?|means?|establishes) that\b/,
  ],
  [
    3,
    /^(?:so |to )?(?:my|our|me) (?:own )?(?:reading|guess|take|hunch|view|interpretation|bet|opinion)\b|\b(?:my|our) (?:guess|hunch|take|reading) is\b|\b(?:i|we)(?:'d| would) (?:say|read|argue|go)\b|\b(?:i|we) (?:will )?(?:take|read) (?:this|that|it) (?:as|to)\b|\bin (?:our|my) opinion\b/,
  ],
  [3, /\b(?:we|i) (?:suppose|presume|reckon) (?:that|this|it)\b/],
  [1.5, /^so\b|\bthis means\b|\b(?:which|that) means\b|\bworth (?:it|trying|a)\b/],
  [
    2,
    /\bought to\b|\bspeaks? (?:for|against)\b|^to me\b|\b(?:good|cheap|strong|safe) enough\b|, then[.]?$|\bhence\b|\bnot (?:bad|the end)\b|\bwe(?: would)? expect\b|\bwhat matters\b|\bthe (?:actual|real) (?:problem|reason|question|gain)\b/,
  ],
  [
    3,
    /^(?:so |thus |therefore |together |all in all )?,? ?(?:our|these|the|my) (?:results|findings|data|observations) (?:thus |therefore |hence |clearly )?(?:demonstrate|prove|establish|tell|mean)\b|^extrapolat\w+|\bcan rule out\b|^[\p{L}\p{N} -]{2,40} (?:is|are) (?:clearly|obviously|evidently|definitely) \p{L}+|\bdo(?:es)?(?:n['’]t| not) rule out\b|^(?:we|i) did(?:n['’]t| not) replicate\b|\bshows? that (?:he|she|they|people|it (?:is|can))\b/u,
  ],
  // Cues for what comes after the study.
  [
    4,
    /^(?:in|for|as) (?:the |our |a )?(?:future|further|follow-up|next)(?: \p{L}+)?,? (?:we|i|one)\b|^(?:future|further) (?:work|research|studies)\b|\b(?:is|are) left (?:for|to) future work\b/u,
  ],
];
