import { expect, test } from 'vitest';
import { decodeXml } from './xml-scan.ts';

test.each([
  ['Fish &amp; chips &#233;', 'Fish & chips é'],
  ['<![CDATA[a < b &amp; c]]>', 'a < b &amp; c'],
  ['net<!-- of VAT --> rent<!--<![CDATA[x]]>-->', 'net rent'],
  ['<![CDATA[<!-- kept -->]]>', '<!-- kept -->'],
  ['open <!-- to the end', 'open <!-- to the end'],
])('%s is read as %s', (xml, text) => {
  expect(decodeXml(xml)).toBe(text);
});
