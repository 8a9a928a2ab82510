import { DocumentToolPage } from '../../web/document-tool/document-tool-page.tsx';
import type { DocumentWording } from '../../web/document-tool/texts.ts';
import { leaseAbstract } from './tool.ts';

export default function LeaseAbstract() {
  return <DocumentToolPage tool={leaseAbstract} wording={wording} />;
}

const wording: DocumentWording = {
  document: 'lease',
  preparing: 'Preparing lease analysis...',
  minutes: '2-5',
  showsText: true,
};
