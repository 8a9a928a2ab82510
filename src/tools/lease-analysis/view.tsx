import { DocumentToolPage } from '../../web/document-tool/document-tool-page.tsx';
import { leaseAnalysis } from './tool.ts';
import { texts } from './web/texts.ts';

export default function LeaseAnalysis() {
  return <DocumentToolPage tool={leaseAnalysis} wording={texts} />;
}
