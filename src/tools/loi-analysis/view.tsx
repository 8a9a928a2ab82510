import { DocumentToolPage } from '#features/document-tool/web/index.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { loiAnalysis } from './tool.ts';
import { texts } from './web/texts.ts';

export const meta = pageTitle(loiAnalysis.name);

export default function LoiAnalysis() {
  return <DocumentToolPage tool={loiAnalysis} wording={texts} />;
}
