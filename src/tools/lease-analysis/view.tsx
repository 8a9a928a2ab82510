import { DocumentToolPage } from '../../web/document-tool/document-tool-page.tsx';
import type { DocumentWording } from '../../web/document-tool/texts.ts';
import { leaseAnalysis } from './tool.ts';

export default function LeaseAnalysis() {
  return <DocumentToolPage tool={leaseAnalysis} wording={wording} />;
}

const wording: DocumentWording = {
  document: 'lease',
  preparing: 'Preparing lease analysis...',
  minutes: '10-20',
  showsText: false,
};
