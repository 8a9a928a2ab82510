import { DocumentToolPage } from '#web/document-tool/document-tool-page.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { leaseAnalysis } from './tool.ts';
import { texts } from './web/texts.ts';

export const meta = pageTitle(leaseAnalysis.name);

export default function LeaseAnalysis() {
  return <DocumentToolPage tool={leaseAnalysis} wording={texts} />;
}
