/** Texts that no rule should match, because a careful reviewer would not object to them. */
export const clean = {
  trial: `Chronic back pain is a leading cause of disability (Hoy et al. 2014). It is unclear whether yoga helps shift workers (Lee 2019).
We aimed to test whether yoga reduces pain in adults who work shifts.
We conducted a randomised controlled trial in two factories in Leeds, registered as ISRCTN12345678. Adults aged 20 to 60 with back pain were eligible.
A total of 160 participants were randomly assigned with sealed envelopes; the assessors were blinded. The primary outcome was pain at 12 weeks.
All participants gave written consent, and the trial was approved by the ethics committee. We used linear regression adjusted for baseline pain.
The mean difference in pain was -1.4 points (95% CI -2.0 to -0.8). No adverse events were reported.
These findings suggest that yoga may help shift workers. A limitation is the short follow-up.
Data are available on request. This work was funded by the Health Foundation. The authors declare no conflict of interest.`,
  learning: `Leaf diseases are common in cassava [1]. Few models were tested in the field [2, 3]. We ask whether pre-training helps.
We collected 12,000 photos and split them by farm into training, validation and test sets. As a baseline we trained a residual network.
Hyperparameters were tuned on the validation set. We ran five seeds on one GPU.
Our model reached an accuracy of 0.81 ± 0.02, compared with 0.73 ± 0.02 for the baseline.
These results suggest that pre-training is useful. A limitation is that we tested only one country.
Code and data are available at Zenodo. Funding was provided by the Farm Trust, and we declare no competing interests.`,
  qualitative: `Nurses often work at night (Brown 2011). Little is known about how they speak of sleep in the literature (Gray 2015).
I ask how nurses describe sleep. Fifteen nurses were interviewed in one hospital; all gave consent, and the ethics board approved the work.
The interviews were transcribed and coded by thematic analysis. I was a nurse myself, and this shaped my own reading.
Three themes emerged. Nurses described sleep as a debt. Several participants spoke of guilt.
This suggests that sleep is part of their identity. The sample cannot represent all nurses.
Transcripts cannot be shared, and data availability is restricted. The work was funded by the Care Fund; I declare no conflict of interest.`,
} as const;

/** Removes part of a text; throws if that part is missing, so that a case cannot pass by mistake. */
export function without(text: string, part: string, instead = ''): string {
  if (!text.includes(part)) throw new Error(`the text does not say: ${part}`);
  return text.replaceAll(part, instead);
}
