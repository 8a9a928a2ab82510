import { defineField } from '../../field.ts';
import { notWhere, rightEvidence } from '../../said.ts';
import { landlord, tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';

const section = /quiet|enjoyment|possession/;

export const quietEnjoyment = defineField({
  id: 'quiet_enjoyment',
  label: 'Quiet enjoyment',
  group: 'Other',
  lookedFor: 'a covenant of quiet enjoyment',
  topics: ['quiet_enjoyment'],
  evidence: [
    rightEvidence(
      'quietly',
      ['quietly', 'peaceably', 'peacefully', 'quiet'],
      new RegExp(
        `\\b${tenant}\\b[^.;]{0,200}?\\b(?:quietly|peace(?:ably|fully))\\b[^.;]{0,80}?\\b(?:enjoy\\w*|possess\\w*|hold|have|occupy|use|premises)\\b|\\b${tenant}\\b[^.;]{0,60}?\\b(?:hold|occupy|enjoy|use)\\b[^.;]{0,60}?\\b(?:quietly|peace(?:ably|fully))\\b`,
        'i',
      ),
      { section, weight: rank.mainPoint },
    ),
    rightEvidence(
      // `As long as Subtenant is not in default, Sublandlord shall not disturb its possession`
      'shallNotDisturb',
      ['disturb'],
      new RegExp(
        `\\b${landlord}\\s+(?:shall|will|must)\\s+not\\s+disturb\\s+(?:its|the|${tenant}[’']?s?)\\s+(?:${tenant}[’']s\\s+)?(?:quiet\\s+)?(?:possession|enjoyment|occupan(?:cy|tion)|occupation)\\b`,
        'i',
      ),
      { section },
    ),
    rightEvidence(
      'noDisturbance',
      ['quiet', 'peaceful', 'peaceable', 'disturb', 'disturbance', 'interference', 'interruption'],
      new RegExp(
        `\\b(?:quiet|peaceful|peaceable)(?:\\s+(?:and\\s+)?(?:quiet|peaceful|undisturbed))?\\s+(?:use|enjoyment|possession|occupation|occupancy)\\b[^.;]{0,120}?\\b(?:${tenant}|premises|property)\\b|\\b(?:keep|maintain)\\s+(?:the\\s+)?${tenant}\\s+in\\b[^.;]{0,40}?\\b(?:quiet|peaceable|peaceful)\\b[^.;]{0,60}?\\bpossession\\b|\\b(?:allow|give|grant|assure|provide)s?\\s+(?:the\\s+)?${tenant}\\s+(?:quiet|peaceful|peaceable)\\s+(?:possession|enjoyment|use|occupation)\\b|\\b${tenant}[’']s\\s+(?:quiet|peaceful|peaceable)\\b[^.;]{0,30}?\\b(?:enjoyment|possession)\\b|\\b(?:covenants?|warrants?|assures?|guarantees?)\\b[^.;]{0,120}?\\bquiet\\s+(?:enjoyment|possession)\\b|\\b(?:its|his|such)\\s+quiet\\s+(?:enjoyment|possession)\\b[^.;]{0,40}?\\bdisturbed\\b|\\b${tenant}\\b[^.;]{0,80}?\\b(?:hold|occupy|use)\\b[^.;]{0,80}?\\bwithout\\s+(?:any\\s+)?(?:interruption|disturbance)\\s+by\\s+(?:the\\s+)?(?:landlord|lessor)\\b`,
        'i',
      ),
      { section },
    ),
  ],
  exclusions: [
    notWhere(
      'denied',
      /\b(?:no\s+(?:covenant|warranty)|nothing\s+(?:in|herein|contained|shall)|not\s+(?:be\s+)?(?:a\s+breach|entitled|covenant|constitute|warrant)|waives?|without\s+(?:any\s+)?(?:covenant|warranty)|in\s+lieu\s+of|breach\s+of|loss\s+of|liability|nor\s+will\s+(?:tenant|lessee)\s+have)\b[^.;]{0,200}\bquiet/i,
    ),
    {
      // A limit on another right: `such changes shall not impair Tenant’s quiet enjoyment`; a nuisance to others.
      name: 'limitOfAnother',
      excludes: ({ span, block }, { text }) => {
        const words = text.document.text.slice(Math.max(block.start, span.start - 160), span.end);
        return (
          !section.test(`${block.section} ${block.text.slice(0, 60)}`.toLowerCase()) &&
          (/\b(?:not|without)\b[^.;]{0,40}\b(?:impair|interfer|affect|reduc|diminish)\w*\b[^.;]{0,60}\bquiet/i.test(
            words,
          ) ||
            (/\b(?:interfer|disturb)\w*\b[^.;]{0,40}\bquiet/i.test(words) && !/\b(?:landlord|lessor)\b/i.test(words)))
        );
      },
    },
    {
      // Not quiet enjoyment: the quiet of other occupants, the tenant's surrender, a guest's behavior.
      name: 'ofOthers',
      excludes: ({ span }, { text }) =>
        /\b(?:other\s+(?:tenants|occupants|lessees)|neighbors?|neighbours?|adjoining)\b[^.;]{0,120}\b(?:quiet|peace)|\b(?:quiet|peace)\w*\b[^.;]{0,60}\b(?:of|by)\s+(?:any\s+|the\s+|such\s+|all\s+)?(?:other|another|neighbo)|\b(?:quit|surrender|vacate|yield|deliver\s+up)\b[^.;]{0,60}\b(?:quietly|peace)|\b(?:quietly|peace(?:ably|fully))\s+(?:and\s+\w+\s+)?(?:quit|surrender|vacate|yield|deliver)/i.test(
          text.document.text.slice(span.start, span.end),
        ),
    },
  ],
});
