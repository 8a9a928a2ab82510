import { DocumentToolPage } from '#features/document-tool/web/index.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { leaseAnalysis } from './tool.ts';
import { texts } from './web/texts.ts';

export const meta = pageTitle(leaseAnalysis.name);

export default function LeaseAnalysis() {
  return <DocumentToolPage tool={leaseAnalysis} wording={texts} />;
}
