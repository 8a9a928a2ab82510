import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, before, defineField, type Evidence } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { anyWording, itemNumber, readText } from '../../wording.ts';

/** Without a definition such as '(together the “Installations”)' at the end. */
function withoutDefinition(read: ReadValue): ReadValue {
  const printed = read.shown.replace(/(?:(?<!\s)\s+)?\([^()“"]{0,40}[“"][^”"]{1,40}[”"]?\)?$/, '');
  const value = printed.replace(/\s+/g, ' ');
  const isBlank = /^(?:and|or)\s/i.test(value);
  return {
    ...read,
    value,
    shown: value,
    end: read.start + printed.length,
    ...(isBlank ? { doubt: 'The use itself may be left blank.' } : {}),
  };
}

/** The use itself: without 'and for no other purpose', a definition after it, or a reference to another clause. */
function readUse(piece: string): ReadValue[] {
  const cut = piece
    .slice(0, 450)
    .replace(/^(\s*)use\s+(?:as|for)\s+/i, (lead) => ' '.repeat(lead.length))
    .replace(
      /,?(?<!\s)\s+(?:and|but|or)\s+(?:for\s+|to\s+be\s+used\s+for\s+)?no\s+other\b(?:\s+(?:use|purpose|business)|\s*[.,;]|\s*$).*$/is,
      '',
    )
    .replace(/,?(?<!\s)\s+and\s+(?:for\s+)?nothing\s+else.*$/is, '')
    .replace(
      /(?:(?<!\s)\s+)?\((?:(?:the|collectively,?)\s+)*[“"](?:the\s+)?(?:permitted|agreed|tenant|use)[\s\S]*$/i,
      '',
    )
    .replace(
      /,?(?<!\s)\s+(?:and|but)\s+(?:the\s+)?(?:(?:tenant|lessee)\s+(?:shall|will|may|must)\b|(?:shall|will|must|may)\s+not\b).*$/is,
      '',
    )
    // `a banking house or for any other lawful business, for a term of five years`
    .replace(/,?(?<!\s)\s+for\s+(?:a|the)\s+term\s+(?:of|commencing|beginning)\b.*$/is, '')
    // `office purpose, and the operation in the premises will not be …`: another statement.
    .replace(/,\s+and\s+(?:it|they|(?:the|its|any)\s[^,;]{3,120}?)\s(?:shall|will|may|must)\b.*$/is, '')
    .replace(/(?<!\s)\s+(?:of|and|for|only)[\s.]*$/i, '');
  return readText(cut).flatMap((read) =>
    /^\W*(?:see\b|(?:the\s+)?(?:purposes?|uses?)\s+(?:set\s+forth|specified|stated|described|listed|identified)\s+in\s|as\s+(?:set\s+forth|defined|provided|hereinafter)|section\b|article\b|such\b|any\s+(?:purpose|use)\s+(?:other|not|which)|(?:the\s+|\d[\d.]{0,8}\s+)?(?:permitted|approved|agreed|authorized|specified)\s+uses?\b|(?:the|their|its)\s+intended\s+(?:purpose|use)|[^.;]{0,40}\bherein\s+intended)/i.test(
      read.shown,
    ) || /^[^.]{0,60}\b(?:shall|may|will|must)\b/i.test(read.shown)
      ? []
      : [withoutDefinition(read)],
  );
}

/** The text of a clause that names the use without a verb. */
function readBareUse(piece: string): ReadValue[] {
  const sentence = piece.split(/[.;](?=\s|$)|,?(?<!\s)\s+and\s+no\s/)[0] ?? '';
  const lead =
    /^\s*(?:(?:only|solely|exclusively)\s+)?(?:(?:for|as)\s+)?(?:(?:the\s+)?(?:sole\s+)?purposes?\s+of\s+)?/i.exec(
      sentence,
    )?.[0].length ?? 0;
  if (/\b(?:shall|will|may|must|agrees?|is|are|uses?d?\s+(?:by|the))\b|:|^\s*$/i.test(sentence.slice(0, 160)))
    return [];
  return readUse(`${' '.repeat(lead)}${sentence.slice(lead)}`);
}

const place =
  '(?:premises|property|building|land|space|plant|workshop|factory|house|site|office|demised\\s+premises|leased\\s+premises|facility|unit|shop|store|suite|warehouse|studio|restaurant|clinic|yard|hangar|pad|parcel|tract)';
const only = '(?:\\s{0,200}(?:,\\s*)?(?:only|solely|exclusively|primarily|principally))?';

/** `fuel and related uses, including (i) services; (ii) a shop`: the first item is not the whole list. */
function withRestOfList(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const behind = context.text.document.text.slice(reading.span.end, reading.span.end + 60);
        const isFirst =
          /\((?:i|a|1)\)\s[^()]{3,200}$/.test(reading.shown) &&
          /^\s*[;,]\s*(?:and\s+|or\s+)?\((?:ii|b|2)\)/.test(behind);
        return reading.doubt === undefined && isFirst
          ? { ...reading, doubt: 'The list of uses goes on in the document.' }
          : reading;
      }),
  };
}

export const permittedUse = defineField({
  id: 'permitted_use',
  label: 'Permitted use',
  group: 'Use',
  lookedFor: 'a permitted or agreed use',
  topics: ['use', 'premises'],
  isSame: anyWording,
  evidence: [
    labelEvidence(
      'label',
      /^(?:(?:tenant's|lessee's|proposed|intended|business)\s+)*(?:uses?|purpose)(?:\s+of\s+(?:the\s+)?(?:leased\s+|demised\s+)?(?:premises|property|space|lease|leasing|rental))?$/,
      readUse,
      { titled: false, limit: 450 },
    ),
    labelEvidence(
      'namedUse',
      /^(?:tenant's\s+)?(?:permitted|approved|agreed|authorized|allowed|specified)\s+(?:use|purpose|user)s?(?:\s+of\s+(?:the\s+)?(?:leased\s+|demised\s+)?(?:premises|property|space))?$/,
      readUse,
      { limit: 225 },
    ),
    labelEvidence(
      // `8. USE. Research laboratory and related offices, and no other use.`
      'underTitle',
      /^(?:(?:permitted|house|property|premises|building|room|shop|factory|workshop)\s+)?use(?:\s+of\s+(?:the\s+)?premises)?$/,
      readBareUse,
      { limit: 225 },
    ),
    phraseEvidence(
      'definedMeaning',
      ['use'],
      /(?:[“"](?:Permitted|Approved|Agreed|Tenant[’']s|Authorized)\s+Use[rs]?[”"]\s*(?:\)\s*)?(?:shall\s+mean|means|is|shall\s+be|:)|\b(?:Permitted|Approved|Agreed)\s+Use[rs]?\s+(?:shall\s+mean|means))\s*(?=([^;]{6,450}))/dgi,
      readUse,
      { weight: rank.explicit },
    ),
    phraseEvidence(
      'premisesUsedFor',
      ['use', 'used', 'uses', 'occupied'],
      new RegExp(
        `\\b${place}\\b(?:[^.;]{0,90}?\\b(?:shall|may|will|must|(?:are|is)\\s+to)\\s+(?:only\\s+)?|(?:\\s*\\([^()]{0,60}\\))?,?\\s+to\\s+)be\\s+(?:(?:occupied\\s+and\\s+)?used(?:\\s+and\\s+occupied)?|occupied)(?:\\s+by\\s+(?:or\\s+on\\s+behalf\\s+of\\s+)?(?:the\\s+)?(?:party\\s+b|\\w+))?${only}\\s*(?:for|as|in(?=\\s+(?:the\\s+)?\\w+(?:ing|ure|ion)\\b))${only}\\s+(?:use\\s+(?:for|as)\\s+)?(?:the\\s+(?:sole\\s+)?purposes?\\s+of\\s+)?(?=([^;]{6,450}))`,
        'dgi',
      ),
      readUse,
      { section: /\buse\b/ },
    ),
    phraseEvidence(
      'tenantUsesFor',
      ['use', 'used', 'uses', 'occupy'],
      new RegExp(
        `\\b(?:sub-?)?(?:tenant|lessee|party\\s+b|licensee)\\b(?![’'])[^.;]{0,60}\\b(?:shall|may|will|must|agrees\\s+to|covenants\\s+to|right\\s+to)[^.;]{0,60}?\\b(?:use\\b(?:\\s+and\\s+occupy)?|occupy(?=[^.;]{0,60}?\\sas\\s+(?!an?\\s+(?:tenant|trespasser)|tenant|month)))\\s+(?:the\\s+|said\\s+)?(?:\\w+\\s+)?${place}${only}\\s*(?:for(?:\\s+and\\s+only\\s+for)?|as)${only}\\s+(?:the\\s+(?:sole\\s+)?purposes?\\s+of\\s+)?(?=([^;]{6,450}))`,
        'dgi',
      ),
      readUse,
      { section: /\buse\b/ },
    ),
    phraseEvidence(
      // `(e) to use the Premises only as a dental clinic`: an item of a list of covenants.
      'covenantToUse',
      ['use'],
      new RegExp(
        `(?:^|[;:]\\s)\\W{0,3}${itemNumber}to\\s+use\\s+(?:the\\s+)?${place}${only}\\s*(?:for|as)${only}\\s+(?:the\\s+(?:sole\\s+)?purposes?\\s+of\\s+)?(?=([^;]{6,450}))`,
        'dgi',
      ),
      readUse,
    ),
    phraseEvidence(
      'intendedFor',
      ['intended', 'let', 'demised', 'rented'],
      new RegExp(
        `\\b${place}\\b[^.;]{0,60}?\\b(?:is|are)\\s+(?:intended|let|demised|rented)\\s+(?:exclusively\\s+|solely\\s+)?(?:for|as)\\s+(?:use\\s+(?:as|for)\\s+)?(?=([^;]{6,300}))`,
        'dgi',
      ),
      readUse,
    ),
    phraseEvidence(
      'notOtherThan',
      ['use', 'used'],
      /\bnot\s+(?:to\s+)?(?:be\s+)?used?\s+(?:the\s+\w+\s+|it\s+)?(?:for\s+any\s+(?:other\s+)?purpose\s+)?(?:other\s+than|otherwise\s+than|except)\s+(?:(?:for|as)\s+)?(?=([^;]{6,300}))/dgi,
      readUse,
      { section: /\buse\b/ },
    ),
    phraseEvidence(
      'purposeIs',
      ['purpose', 'function'],
      /\b(?:purpose|function)\s+of\s+(?:the\s+)?(?:lease|leasing|use|house|property|premises|leased\s+\w+)\s+(?:is|shall\s+be)\s*(?::\s*)?(?=([^;]{4,200}))/dgi,
      readUse,
    ),
    phraseEvidence(
      'definedBehind',
      ['use', 'uses'],
      /(?<=\bfor\s{1,20}(?:the\s{1,20}purposes?\s{1,20}of\s{1,20})?([^.;“”"()]{6,300}))\([^)“"]{0,20}[“"](?:Permitted|Approved|Agreed)\s+Uses?[”"]/dgi,
      readUse,
    ),
    phraseEvidence(
      // `the rented area shall serve for office use`
      'servesFor',
      ['use', 'purpose', 'purposes', 'serve', 'serves'],
      /\b(?:area|house|room|premises|property|office|space|workshop|factory|plant|building|unit|shop|warehouse)\s+(?:(?:shall|will|must|may)\s+(?:only\s+)?(?:serve|be)|serves)\s+(?:only\s+|solely\s+|exclusively\s+)?(?:for|as)\s+(?:the\s+)?(?!the\b|any\b|such\b|th(?:is|at|eir)\b|its\b|\w+\s+of\b|identif|illustrat|information|reference|tax\b|accounting)((?:[a-z][a-z-]*(?:,\s+|\s+and\s+|\s+or\s+|\s+)){1,5}(?:use|purposes?))\b/dgi,
      readUse,
      { weight: rank.loose },
    ),
    phraseEvidence(
      'leasedFor',
      ['lease', 'leases', 'leased', 'rent', 'operates', 'operate'],
      /\b(?:(?:shall|will|must|agrees\s+to|hereby)\s+(?:lease|rent)|leases|rents)\b[^.;]{0,80}\b(?:property|premises|building|factory|workshop|office|house|space)\b[^.;]{0,60}\bfor\s+(?:the\s+(?:purpose|use)\s+of\s+)?(?!the\b|any\b)((?:\w+\s+){1,5}(?:use|purposes?))\b/dgi,
      readUse,
      { weight: rank.loose },
    ),
    phraseEvidence(
      'isUsedAs',
      ['used'],
      new RegExp(
        `\\b${place}\\s+(?:is|are)\\s+(?:to\\s+be\\s+)?used\\s+(?:by\\s+(?:the\\s+)?(?:party\\s+b|tenant|lessee)\\s{1,200})?${only}\\s{0,200}(?:as|for)\\s+(?:the\\s+)?(?=([^;]{6,200}))`,
        'dgi',
      ),
      readUse,
      { weight: rank.weak },
    ),
    phraseEvidence(
      'leasedToFor',
      ['leased', 'rented', 'let', 'leases', 'use'],
      /(?:\b(?:leased|rented|let)\b(?:\s+to\s+(?:the\s+)?(?:party\s+b|tenant|lessee)\b[^.;]{0,30}?)?|\b(?:leases|rents|lets|demises)\b[^.;]{0,120}?|^)(?:^|\s)(?:for\s+the\s+purposes?\s+of|for\s+use\s+as|to\s+be\s+used\s+(?:as|for))\s+(?=([^;]{6,200}))/dgi,
      readUse,
      { weight: rank.loose },
    ),
    phraseEvidence(
      'operatesThere',
      ['operates', 'operate', 'operating'],
      /\b(?:sub-?)?(?:tenant|lessee|party\s+b)\b(?:\s+(?:shall|will|must))?\s+operates?\s+([^.;]{4,120}?)\s{1,200}(?:at|in|on|from)\s+(?:this|the)\s+(?:leased\s+)?(?:property|premises|building)/dgi,
      readUse,
      { weight: rank.loose },
    ),
    phraseEvidence(
      'forThePurposeOf',
      ['purpose'],
      /\bfor\s+the\s+purposes?\s+of\s+(?=((?:(?:permitting|allowing)\s+\w+\s+to\s+operate|developing|operating|conducting|constructing|maintaining)[^;]{6,300}))/dgi,
      readUse,
      { weight: rank.inferred, section: /use|premises/ },
    ),
  ].map(withRestOfList),
  exclusions: [
    {
      name: 'restriction',
      excludes: (candidate) =>
        candidate.kind === 'phrase' &&
        candidate.evidence !== 'notOtherThan' &&
        (/\b(?:not|no|never|neither|nor|prohibit\w*|unlawful|if|unless)\b[^.;]{0,40}$/i.test(before(candidate, 40)) ||
          /[’']s\s+right\s+to\s+use\b/i.test(around(candidate, 0)) ||
          /\b(?:not|neither|nor|never|no)\b/.test(around(candidate, 0).split(/\b(?:for|as)\b/)[0] ?? '') ||
          /\b(?:unlawful|illegal|immoral|residential\s+purposes\s+(?:is|are)\s+prohibited|hazardous)\b/i.test(
            String(candidate.value).slice(0, 80),
          )),
    },
    {
      name: 'otherSpace',
      excludes: (candidate) =>
        /\b(?:common\s+areas?|parking|roof|storage\s+space|driveways?|proceeds|award|deposit|expansion|signs?|temporary|sublet|assign|remed(?:y|ies)|insurance)\b/i.test(
          `${before(candidate, 60)}${around(candidate, 0).slice(0, 100)}`,
        ),
    },
  ],
});
