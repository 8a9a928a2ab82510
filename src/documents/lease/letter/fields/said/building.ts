import { asPrinted, saying } from '../../letter-saying.ts';
import { letterField } from '../letter-field.ts';

/** Who maintains the building and pays its utilities: the sentence that states it. */

const tenantSide = `(?:tenant|lessee|sub-?tenant|licen[cs]ee|operator|occupier|occupant|bidder|T|school|hospital|clinic)`;
const landlordSide = `(?:landlord|owner|lessor|sub-?landlord|licen[cs]or|LL|authority|ownership|provider)`;
const upkeep = String.raw`(?:maintain(?:s|ed)?|maintenance|repairs?|looks? after|keeps? (?:up|the|it)|upkeep|janitor\w*|cleans?|cleaning|mows?|plows?|services?|replaces?|fix(?:es)?)`;

export const saidBuilding = [
  letterField('utilities', [
    saying(
      'whoPays',
      [
        /\b(?:electric\w*|power|gas|water|heat(?:ing)?|hydro|utilities|lights?|wifi|sewer|trash|garbage|hvac|air[- ]con\w*|internet|metered?)\b[^.;]{0,90}\b(?:pays?|paid|included|own|metered|meter|sub-?metered|yours?|ours|mine|tenant|landlord|owner|lessee|an hour|per hour|\/hr|on (?:you|us|me|a meter)|extra|account|direct\w*|in (?:it|that|the rent))\b/i,
        /\b(?:pays?|paying|included?s?|own|inside|covers?|responsible for)\b[^.;]{0,60}\b(?:electric\w*|power|gas|water|heat(?:ing)?|hydro|utilities|lights|wifi|sewer|trash|garbage)\b/i,
        /\b(?:after[- ]hours|outside (?:those|business) hours)\b[^.;]{0,60}[$£€]\s?\d/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:install|landlord['’]s work|kW of|delivered to the suite|stubbed|to the lot line|within \d+ (?:feet|days)|units? of|holdover|power of attorney|allowance|new meter|rooftop|purchasing power|capacity|gas station|gas line|first (?:offer|refusal)|land tax|insurance|surveyor|hectares|oil tank|roof)\b/i,
        least: 4,
      },
    ),
  ]),
  letterField('real_estate_taxes', [
    saying(
      'whoPays',
      [
        /\b(?:(?:property|real[- ]estate|realty|real property|municipal|land|school) tax(?:es)?|taxe? fonci[eè]re|business rates|rates|taxes|ad valorem)\b[^.;]{0,90}\b(?:pays?|paid|owner|landlord|tenant|lessee|ours|yours|mine|me|repaid|reimburse\w*|share|exempt\w*|passed|separately|occupier|undertenant|base year|on top|included|proportion)\b/i,
        /\b(?:pays?|covers?|bears?|responsible for|reimburses?|share of|proportion of|carries)\b[^.;]{0,80}\b(?:property tax(?:es)?|real[- ]estate tax(?:es)?|taxes|rates|grundsteuer|ad valorem)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:sales tax|income tax|plus tax|tax(?:es)? on rent|interest rates|market rates|rental rates|exclusive of|transfer tax|gone up|tax abatement|excluded|cap on|controllable|utility rates)\b/i,
        least: 4,
      },
    ),
  ]),
  letterField('maintenance_tenant', [
    saying(
      'tenantDoes',
      [
        new RegExp(String.raw`\b${tenantSide}\b[^.;]{0,60}\b${upkeep}\b`, 'i'),
        new RegExp(
          String.raw`\b${upkeep}\b[^.;]{0,60}\b(?:by (?:the )?${tenantSide}|tenant['’]s (?:cost|responsib\w+|account|job))\b`,
          'i',
        ),
        /\b(?:full(?:y)? repairing|keep it (?:as we find it|off the floor|clean)|put and keep in repair|you mow|your own cleaning)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:cost of the maintenance|landlord shall|owner shall|not be responsible|replacement of signs|if the tenant fails|maintains? (?:insurance|its corporate)|insurance|share of|reimburs\w+|keep(?:s)? the (?:deposit|space off))\b/i,
        least: 4,
      },
    ),
  ]),
  letterField('maintenance_landlord', [
    saying(
      'landlordDoes',
      [
        new RegExp(
          String.raw`\b${landlordSide}\b[^.;]{0,60}\b(?:roof|structur\w+|fa[cç]ades?|foundations?|walls|exterior|common areas?|parking lot|fire system|plows?|${upkeep})\b`,
          'i',
        ),
        new RegExp(
          String.raw`\b(?:roof|structur\w+|fa[cç]ades?|foundations?|outside walls|exterior)\b[^.;]{0,60}\b(?:${landlordSide}|ours|mine|on (?:us|me)|stays? (?:with|yours))\b`,
          'i',
        ),
        /\bworks? of article 606\b|\byou keep the sump\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:insurance|sign\w*|deposit|roof rights|antenna|landlord['’]s work|allowance|tenant (?:shall|will|must)|cost of|insured|share of|install(?:s|ed)?|prior to|before (?:delivery|turnover)|keeps? (?:the )?(?:deposit|space|lot))\b/i,
        least: 4,
      },
    ),
  ]),
  letterField('alterations_restoration', [
    saying(
      'atTheEnd',
      [
        /\b(?:at (?:the )?(?:end|expiry|expiration|termination)|on (?:exit|expiry|surrender|leaving)|when (?:i|we|you|tenant|it) (?:go|goes|leaves?|vacates?|moves? out)|upon (?:expiry|expiration|surrender|termination))\b[^.;]{0,90}\b(?:remov\w+|restor\w+|reinstat\w+|comes? down|take (?:it |them )?(?:out|down|away)|leave|left|stays?|strip|return|hand(?:ed)? back|original|patch|its yours)\b/i,
        /\b(?:remov\w+|restor\w+|reinstat\w+|strip out|make[- ]good|take (?:it |them )?(?:out|down)|deinstall\w+|comes? down|no make good|hand back)\b[^.;]{0,90}\b(?:at (?:the )?(?:end|expiry|expiration)|on (?:exit|expiry|surrender)|within \d+ days|when (?:we|you|i) (?:go|leave)|end of (?:the )?(?:term|lease)|not required|only what)\b/i,
        /^(?:make[- ]good|restoration|reinstatement|dilapidations|surrender|hand-?back|return condition|at the end|de-?installation|removal|end of (?:term|lease)|alterations)[^:]*: (?=\S)/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:deposit|snow|holdover|casualty|damage by fire|termination fee|sign criteria|renew\w*|credit|guarant\w*)\b/i,
        least: 3,
      },
    ),
  ]),
  letterField('hazardous', [
    saying(
      'named',
      [
        /\b(?:hazardous|environmental|contaminat\w+|asbestos|phase (?:I|1|II|one)\b|chemicals?|radioactive|remediat\w+|underground tanks?|batteries|mold|spills?|pollut\w+)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:completed by|insurance|liability (?:of|cover)|environmental consult\w+|office of|certified contractor)\b/i,
        least: 4,
      },
    ),
  ]),
  letterField('condition', [
    saying(
      'state',
      [
        /\b(?:as[- ]is|where[- ]is|as it (?:is|stands)|as (?:they|now) (?:are|stand)|swept|broom[- ]clean|(?:cold |warm |vanilla |grey |gray |sprinklered )?shell\b|white box|(?:present|current|existing|good|working) (?:condition|state|order)|in its (?:present|current|existing)|empty and|clean and empty|vacant and|shell and core|cat(?:egory)? ?a\b|plug-?and-?play|move-?in ready|furnished)\b/i,
      ],
      asPrinted,
      {
        unless:
          /\b(?:shell compan\w+|conditional|surrender|end of (?:the )?(?:term|lease)|on exit|return(?:ed)?|insurance|working order at)\b/i,
        least: 3,
      },
    ),
  ]),
  letterField('casualty', [
    saying(
      'damage',
      [
        /\b(?:fire|damage|damaged|destroy\w*|destruction|flood\w*|casualty|water passes|water (?:ever )?gets)\b[^.;]{0,120}\b(?:terminat\w*|leave|end(?:s)? the|walk|rebuild\w*|restor\w*|abat\w*|owe|repair\w*|cancel)\b/i,
      ],
      asPrinted,
      { unless: /\b(?:deposit|security for|liability|tenant['’]s damage|damage caused by|damages for)\b/i, least: 5 },
    ),
  ]),
];
