import { DocumentToolPage } from '#features/document-tool/web/index.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { leaseAbstract } from './tool.ts';
import { texts } from './web/texts.ts';

export const meta = pageTitle(leaseAbstract.name);

export default function LeaseAbstract() {
  return <DocumentToolPage tool={leaseAbstract} wording={texts} />;
}
