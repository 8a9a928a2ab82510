import { describe, expect, test } from 'vitest';
import { maxSeedCharacters } from '../tool.ts';
import { addSeedFile } from './seed-file.ts';
import { texts } from './texts.ts';

const entry = '@article{ito, title={Bäume bei Nacht}, year={2019}}';
const file = (content: BlobPart, name = 'library.bib') => new File([content], name);

describe('a file for the seed field', () => {
  test('is added after the existing content of the field [D.132]', async () => {
    expect(await addSeedFile('', file(`${entry}\n`))).toEqual({ seeds: entry });
    expect(await addSeedFile('10.1000/x\n', file(entry))).toEqual({ seeds: `10.1000/x\n\n${entry}` });
    const ris = 'TY  - JOUR\nTI  - Trees\nER  -';
    expect(await addSeedFile('', file(ris, 'LIBRARY.RIS'))).toEqual({ seeds: ris });
    const bibitem = '\\bibitem{ito} K. Ito. Trees at night. 2019.';
    expect(await addSeedFile('', file(bibitem, 'main.bbl'))).toEqual({ seeds: bibitem });
    expect(await addSeedFile('', file('10.1000/x', 'dois.txt'))).toEqual({ seeds: '10.1000/x' });
  });

  test('is read in the encodings that reference managers use [D.132]', async () => {
    const utf16 = new Uint16Array([0xfeff, ...[...entry].map((letter) => letter.charCodeAt(0))]);
    const windows = Uint8Array.from(entry, (letter) => letter.charCodeAt(0));
    expect(await addSeedFile('', file(`\ufeff${entry}`))).toEqual({ seeds: entry });
    expect(await addSeedFile('', file(utf16))).toEqual({ seeds: entry });
    expect(await addSeedFile('', file(windows))).toEqual({ seeds: entry });
  });

  test('of another type, without content, unreadable or too large is refused with a sentence [D.132]', async () => {
    expect(await addSeedFile(entry, file(entry, 'library.pages'))).toEqual({ problem: texts.seedFile.wrongType(null) });
    expect(await addSeedFile('', file('PK\0\0', 'zip.bib'))).toEqual({ problem: texts.seedFile.wrongType(null) });
    for (const name of ['a.enw', 'a.nbib', 'a.xml', 'A.DOCX'])
      expect(await addSeedFile('', file(entry, name))).toEqual({
        problem: expect.stringMatching(
          /^This \w+ (?:\w+ )?can’t be read\. Please export your references as \.bib or \.ris/,
        ),
      });
    expect(await addSeedFile('', file(' \n'))).toEqual({ problem: texts.seedFile.empty });
    const gone = Object.assign(file(entry), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await addSeedFile('', gone)).toEqual({ problem: texts.seedFile.unreadable });
    expect(await addSeedFile(entry, file('x'.repeat(maxSeedCharacters)))).toEqual({ problem: texts.seedFile.tooLarge });
  });

  test('without a single entry is refused with how an entry starts, and one with a broken entry is not [D.132]', async () => {
    const { noEntries } = texts.seedFile;
    expect(await addSeedFile('', file('<html>Please log in</html>'))).toEqual({ problem: noEntries.bib });
    expect(await addSeedFile('', file('Trees at night, 2019', 'a.ris'))).toEqual({ problem: noEntries.ris });
    expect(await addSeedFile('', file('\\entry{ito}{article}{}', 'a.bbl'))).toEqual({ problem: noEntries.bbl });
    const broken = '@article{ito, title={Never closed,';
    expect(await addSeedFile('', file(broken))).toEqual({ seeds: broken });
  });
});
