import { clean, without } from '../case-texts.ts';
import type { RuleCases } from '../rule-suite.ts';

const { trial, learning, qualitative } = clean;

const moths = `Moths were counted at 52 lamp posts and 52 dark posts from May to September.
We found 18 moths per trap under lamps and 41 in the dark.`;
const mice = `We fed 24 mice with butyrate or water and measured the leak of the airway on day 7.
The leak was 2.1 ± 0.4 with butyrate and 4.8 ± 0.9 without.`;
const beams = `We cast 48 beams with basalt fiber and loaded them for 100,000 cycles.
The deflection was 9.8 ± 0.4 mm.`;

export const beyondResults: readonly RuleCases[] = [
  {
    rule: 'mechanism-not-tested',
    fires: [
      `${moths}\nIn conclusion, lamps that fit the poles are what hides the moon.`,
      `${moths}\nIn conclusion, geometrids suffer because lamps hide the moon.`,
      'We compared recall with and without pine scent in 42 rooms. Recall rose by 2 words (p = 0.03). This shows that scent reinstates the context via the hippocampus.',
      'We counted crashes in 41 cities. They fell by 11% after the service started. This shows that drivers leave the car at home since a ride is cheap.',
      'We cycled 20 cells 200 times. Those with salt kept 93% of their power. In conclusion, salt blocks the loss of iodine by sitting between the grains.',
      `${moths}\nIn conclusion, geometrids suffer most because lamps reset their internal clock.`,
      `${moths}\nIn conclusion, the loss is due to dazzled eyes.`,
      `${mice}\nIn conclusion, interleukin is what closes the barrier.`,
      `${beams}\nIn conclusion, the stiffness comes from bridging of microscopic flaws.`,
      `${beams}\nIn conclusion, fiber works by arresting flaws.`,
      `${beams}\nIn conclusion, fiber stiffens the matrix by blocking flaws.`,
    ],
    silent: [
      `${moths}\nThat geometrids suffer most fits the view that lamps are what hides the moon.`,
      `${moths}\nIn conclusion, geometrids suffer, maybe because lamps hide the moon.`,
      `${moths}\nIn conclusion, the lamps were chosen because shops sell them.`,
      'We trained a gate on 31 hours of speech. Without it errors rose from 28 to 31%. So feedback is what helps.',
      'We selected jars by their rate. The rate rose by 12% (p = 0.02). This estimate is analogous to heritability, which is the variation of a trait that is due to genes.',
      'We counted crashes in 41 cities. They have fallen by 11% since the service started. This shows a fall.',
      trial,
      qualitative,
      `${moths}\nIn conclusion, geometrids may suffer most because lamps reset their internal clock.`,
      `${moths}\nIn conclusion, geometrids suffer most because lamps reset their internal clock (Eisenbeis 2006).`,
      `${moths}\nIn conclusion, the loss is due to lamps.`,
      `${beams}\nIn conclusion, our tests ended early because the press failed.`,
      'In conclusion, the argument fails because thermometers are not witnesses.',
    ],
  },
  {
    rule: 'animals-to-people',
    fires: [
      'Cultured cells were treated with siRNA for 5 days and stained. Fat fell by 20%. In conclusion, its loss leads to obesity in patients.',
      `${mice}\nIn conclusion, patients with influenza should be given butyrate.`,
      `${mice}\nIn conclusion, butyrate works in humans.`,
      `${mice}\nIn conclusion, butyrate is ready to be used in clinical practice and should reach all children.`,
    ],
    silent: [
      'Cultured cells were treated with siRNA for 5 days and stained. Fat fell by 20%. Whether its loss leads to obesity in patients is open.',
      trial,
      `${mice}\nIn conclusion, butyrate may help patients with influenza.`,
      `${mice}\nIn conclusion, whether butyrate works in humans needs a trial.`,
      `${mice}\nBiopsies of 12 patients showed the same leak. In conclusion, patients with influenza should be given butyrate.`,
    ],
  },
  {
    rule: 'forecast-beyond-data',
    fires: [
      'We coated plates with 10 wt% char. Wear fell by 12 mg. Such floors will stay conductive over their service life of 25 years.',
      'We cycled 20 cells 200 times. They kept 93% of their power. Extrapolating, we conclude that the cells last 25 years on a roof.',
      'We counted frogs in 36 ditches in one spring. There were 3 and 8 per visit. In conclusion, frogs will be gone by 2050.',
      'We cycled 20 cells 200 times. They kept 93% of their power. This means that they last 30 years.',
      `${beams}\nIn conclusion, the beams will keep their stiffness for 50 years.`,
      `${beams}\nIn conclusion, it can be said that the deck will last for decades.`,
      `${moths}\nIn conclusion, the population will survive for many generations.`,
    ],
    silent: [
      'We cycled 20 cells 200 times. They kept 93% of their power. In conclusion, cells became better in the last 20 years.',
      'We cycled 20 cells 200 times. They kept 93% of their power. Whether they last 30 years is not known.',
      trial,
      learning,
      `${beams}\nIn conclusion, the beams may last for 50 years.`,
      `${beams}\nBeams of a bridge were measured over 50 years. In conclusion, the beams will keep their stiffness for 50 years.`,
    ],
  },
  {
    rule: 'unit-of-another-quantity',
    fires: [
      "We obtained a Young's modulus of 142 kg/m3.",
      'We obtained a modulus of elasticity of $142\\,\\mathrm{kg/m^3}$.',
      'The planet has a radius of 11.2 kg.',
      'The bath had a temperature of 80 mm.',
      'The wind speed reached 12 °C.',
      'The cell voltage was 3.6 mm.',
    ],
    silent: [
      "We obtained a Young's modulus of 142 GPa.",
      'The planet has a radius of \\SI{11.2}{\\kilo\\meter}.',
      'The bath had a temperature of 80 °C.',
      'The wind speed reached 12 m/s.',
      'The wind speed reached 12 m s-1.',
      'Transits have a depth of 1.1 mmag.',
      'The pressure at 0.1 s was 4 kPa.',
      trial,
    ],
  },
  {
    rule: 'access-unclear',
    fires: [
      'We weighed 40 apples. Those of the old tree weighed 112 g. We plan to share the data.',
      without(trial, 'Data are available on request.', 'Code will be released.'),
      without(learning, 'Code and data are available at Zenodo.', 'Data may be obtained from us if justified.'),
      without(trial, 'Data are available on request.', 'The data will be made publicly available.'),
      without(trial, 'Data are available on request.', 'Data: to follow.'),
    ],
    silent: [
      'We weighed 40 apples. Those of the old tree weighed 112 g. We plan to share the data on Zenodo.',
      trial,
      learning,
      qualitative,
      without(trial, 'Data are available on request.', 'Code will be released at github.com/us/yoga.'),
      without(trial, 'Data are available on request.', 'Data are on Zenodo. Code will be released.'),
      without(trial, 'Data are available on request.', 'Data can be requested from the ethics committee.'),
    ],
  },
];
