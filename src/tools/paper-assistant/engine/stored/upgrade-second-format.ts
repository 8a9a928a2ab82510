import { z } from 'zod';
import { moveOfPrompt } from '../prompts.ts';
import { riskId } from '../risks/check-risks.ts';

/**
 * In the second format a checklist item had neither id nor state (all were open), and a prompt did not state its move.
 */
export function upgradeSecondFormat(stored: unknown): unknown {
  const { risks, manuscript, ...rest } = secondFormat.parse(stored);
  return {
    ...rest,
    manuscript: {
      ...manuscript,
      sections: manuscript.sections.map((section) => ({ ...section, blocks: section.blocks.map(withMove) })),
    },
    risks: risks.map((risk) => ({ id: riskId(risk.rule, risk.sentence ?? risk.quote), state: 'open', ...risk })),
  };
}

type StoredBlock = z.infer<typeof storedBlock>;

function withMove(block: StoredBlock): StoredBlock {
  const move = block.kind === 'gap' ? moveOfPrompt(block.text ?? '') : undefined;
  return move === undefined ? block : { ...block, move };
}

const storedBlock = z.looseObject({ kind: z.string(), text: z.string().optional() });

const secondFormat = z.looseObject({
  manuscript: z.looseObject({ sections: z.array(z.looseObject({ blocks: z.array(storedBlock) })) }),
  risks: z.array(z.looseObject({ rule: z.string(), sentence: z.string().nullable(), quote: z.string().nullable() })),
});
