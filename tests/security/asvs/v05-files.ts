import { type Chapter, met } from './decision.ts';

const documents = 'src/server/run-api/file-upload.ts';

export const files: Chapter = {
  number: 5,
  name: 'File handling',
  decisions: [
    met(
      '5.1.1',
      2,
      'Types and sizes of uploads are documented, unpacked sizes included',
      'docs/security-controls.md lists each upload with its types, sizes and what happens to it.',
      ['docs/security-controls.md', 'src/contract/limits.ts'],
    ),
    met(
      '5.2.1',
      1,
      'Only files of a size that can be handled are accepted',
      'Sizes are limited while the file streams in; count and bytes per user are limited too.',
      ['src/server/run-api/receive-file.ts', 'src/server/base/config/limit-settings.ts'],
      [
        'tests/faults/upload-limits.test.ts',
        'are limited in bytes, where the announced size of a request counts before anything is stored',
      ],
      [
        'tests/faults/run-upload.test.ts',
        'of exactly the maximum size is accepted, and one byte more is cut off with 413',
      ],
    ),
    met(
      '5.2.2',
      1,
      'Extension and content must agree',
      'Documents are recognized by their bytes and must match their name; images are decoded and encoded again; entries of packages are checked the same way.',
      [documents, 'src/server/adapters/documents/file-kind.ts', 'src/server/adapters/images/reencode.ts'],
      ['tests/faults/document-flow.test.ts', 'a refused upload leaves nothing'],
      [
        'src/server/adapters/images/image-port.test.ts',
        'of an unknown format, or cut short, are refused with a sentence',
      ],
    ),
    met(
      '5.2.3',
      2,
      'Archives are judged before they are unpacked',
      'The directory of the archive is read first: number of entries, sizes, encryption and names.',
      ['src/server/adapters/documents/docx/word-archive.ts', 'src/server/base/archives/zip-port.ts'],
      [
        'tests/faults/hostile-packages.long.test.ts',
        'each of these packages is refused with its sentence, without a charge',
      ],
    ),
    met(
      '5.3.1',
      1,
      'Uploaded files are never run',
      'Files are outside the served folders and come only through signed addresses, sandboxed.',
      ['src/server/base/files/local-file-store.ts', 'src/server/base/http/signed-files.ts'],
      [
        'tests/faults/upload-limits.test.ts',
        'a file created by a user is served in a sandbox, regardless of its type: it runs nothing and loads nothing',
      ],
    ),
    met(
      '5.3.2',
      1,
      'Paths are made by the product',
      'Keys of files are ids; a key with other characters or dots is refused. Names in archives are checked.',
      ['src/server/base/files/file-key.ts', 'src/server/base/archives/zip-port.ts'],
      ['src/server/base/files/file-stores.test.ts', 'a key that points outside the store is refused'],
    ),
    met(
      '5.4.1',
      2,
      'Names given by people are checked, and downloads are named by the server',
      'The name of a download is in the signed address and is written in Content-Disposition.',
      ['src/contract/document-file.ts', 'src/server/base/http/signed-files.ts'],
      [
        'src/features/reports/server/reports.test.ts',
        'is created from the stored data as of the day of the report, and has its name',
      ],
    ),
    met(
      '5.4.2',
      2,
      'File names in headers and mails are encoded',
      'RFC 6266 with a plain name and a UTF-8 name; mails carry no attachments.',
      ['src/server/base/http/signed-files.ts'],
    ),
    met(
      '5.4.3',
      2,
      'Files from people are scanned for malware',
      'With CLAMAV_URL every upload is scanned before anything works on it, and nothing gets through unscanned. Uploads are never handed to other users as they came.',
      ['src/server/adapters/scanner/clamav.ts', 'docs/operations.md'],
      [
        'tests/faults/upload-limits.test.ts',
        'receives every byte; an infected file is refused with a sentence, nothing of it is stored, and the security log records it',
      ],
    ),
  ],
};
