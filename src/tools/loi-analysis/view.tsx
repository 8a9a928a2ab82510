import { DocumentToolPage } from '../../web/document-tool/document-tool-page.tsx';
import type { DocumentWording } from '../../web/document-tool/texts.ts';
import { loiAnalysis } from './tool.ts';

export default function LoiAnalysis() {
  return <DocumentToolPage tool={loiAnalysis} wording={wording} />;
}

const wording: DocumentWording = {
  document: 'Letter of Intent',
  preparing: 'Preparing LoI Analysis...',
  minutes: '2-5',
  showsText: false,
};
