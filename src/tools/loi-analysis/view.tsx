import { DocumentToolPage } from '../../web/document-tool/document-tool-page.tsx';
import { loiAnalysis } from './tool.ts';
import { texts } from './web/texts.ts';

export default function LoiAnalysis() {
  return <DocumentToolPage tool={loiAnalysis} wording={texts} />;
}
