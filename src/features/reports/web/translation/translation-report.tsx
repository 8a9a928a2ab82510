import type { Translation } from '#contract/translation.ts';
import type { ReportPage } from '../../contract/report-page.ts';
import { ReportHeader } from '../page/report-header.tsx';
import { ReportTabs } from '../page/report-tabs.tsx';
import { useReportAddress } from '../page/use-report-address.ts';
import { texts } from './texts.ts';
import { TranslationPassages, TranslationSummary } from './translation-review.tsx';

/** A translation: a summary, what was left untranslated, and every passage next to its source. */
export default function TranslationReport({ report, translation }: { report: ReportPage; translation: Translation }) {
  const { tab } = useReportAddress();
  const kept = translation.passages.filter((passage) => passage.kept !== null);
  const tabs = [
    { id: 'all', label: texts.all, count: translation.passages.length },
    { id: 'stayed', label: texts.stayedTab, count: kept.length },
  ];
  const current = tab === 'stayed' ? 'stayed' : 'all';
  return (
    <>
      <ReportHeader report={report} madeBy={texts.by(translation.model)}>
        <TranslationSummary translation={translation} />
      </ReportHeader>
      <ReportTabs tabs={tabs} current={current} />
      <TranslationPassages translation={translation} passages={current === 'stayed' ? kept : translation.passages} />
    </>
  );
}
