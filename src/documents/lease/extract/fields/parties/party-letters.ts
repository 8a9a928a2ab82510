import type { Evidence, FieldContext } from '../../field.ts';
import { namesOf } from './party-labels.ts';
import type { PartyRole } from './party-roles.ts';

/** `Party A: NAME` in contracts translated from Chinese, where the text states which of the two lets the premises. */
export function partyLetter(name: string, role: PartyRole): Evidence {
  return {
    name,
    kind: 'label',
    find: (context) => {
      const lessor = lessorsLetter(context);
      if (lessor === null) return [];
      const letter = role === 'landlord' ? lessor : lessor === 'a' ? 'b' : 'a';
      const words = new RegExp(`\\bparty\\s+${letter}\\b(?!.*\\bparty\\b)`, 'i');
      const { text: whole } = context.text.document;
      return namesOf(
        context,
        // `Party A: NAME`, `Leasing Party (Party A): NAME`
        context.text.pairs.filter(
          ({ label, labelSpan }) => label.length < 45 && words.test(whole.slice(labelSpan.start, labelSpan.end)),
        ),
      );
    },
  };
}

function lessorsLetter({ text }: FieldContext): 'a' | 'b' | null {
  const { text: whole } = text.document;
  const lets =
    /\bParty\s+([AB])\b[^.;\n]{0,60}\b(?:leases?|rents?|lets?|delivers?)\b(?![^.;\n]{0,90}\bfrom\s+Party)[^.;\n]{0,160}\bto\s+(?:the\s+)?Party\s+[AB]\b|\bParty\s+([AB])\s*\([^)]{0,60}\b(?:lessor|leas[eo]r|landlord)\b|\b(?:lessor|landlord)\s*\(\s*Party\s+([AB])\b/i.exec(
      whole,
    );
  const letter = lets?.[1] ?? lets?.[2] ?? lets?.[3];
  if (letter !== undefined) return letter.toLowerCase() === 'a' ? 'a' : 'b';
  const takes = /\bParty\s+([AB])\b[^.;\n]{0,40}\b(?:leases?|rents?)\b[^.;\n]{0,120}\bfrom\s+Party\s+[AB]\b/i.exec(
    whole,
  );
  if (takes?.[1] === undefined) return null;
  return takes[1].toLowerCase() === 'a' ? 'b' : 'a';
}
