import { compareTerms } from './documents/compare/compare-terms.ts';
import { reportMarkdown } from './documents/lease/present/report-markdown.ts';
import { calendarFile } from './documents/report/calendar-file.ts';
import { reportDates } from './documents/report/report-dates.ts';
import { writeWorkbook } from './documents/report/workbook.ts';
import { applyReviews } from './documents/review/apply-reviews.ts';
import { inForce } from './documents/tenancy/in-force.ts';
import { createAccounts } from './features/accounts/server/index.ts';
import { createAdmin } from './features/admin/server/index.ts';
import { createApiKeys } from './features/api-keys/server/index.ts';
import { createAudit, recordAction } from './features/audit/server/index.ts';
import { createBilling } from './features/billing/server/index.ts';
import { createBlog } from './features/blog/server/index.ts';
import { createCatalog, findFeature } from './features/catalog/server/index.ts';
import { createComparison } from './features/comparison/server/index.ts';
import { createCredits } from './features/credits/server/index.ts';
import { createDashboard } from './features/dashboard/server/index.ts';
import { createDrafts } from './features/drafts/server/index.ts';
import { createFavorites } from './features/favorites/server/index.ts';
import { createInvitations } from './features/invitations/server/index.ts';
import { createPortfolio } from './features/portfolio/server/index.ts';
import { createReports } from './features/reports/server/index.ts';
import { createSharing } from './features/sharing/server/index.ts';
import { createSite } from './features/site/server/index.ts';
import { createTenancies } from './features/tenancies/server/index.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { sampleFile } from './samples.ts';
import { readSignupCredits } from './server/base/settings/signup-credits.ts';
import type { Platform } from './server/platform.ts';
import { createRunApi } from './server/run-api/index.ts';
import { createAnswerDelivery } from './server/runs/answer-delivery.ts';
import { engineFacts } from './server/runs/engine-facts.ts';
import { createRuns } from './server/runs/index.ts';
import { draftEditor } from './tools/paper-assistant/engine/revise/draft-editor.ts';
import { createTools, documentTools, pricedTools } from './tools.ts';

/**
 * Connects the slices: which one grants and charges credits, which tool delivers where, and which ones store personal
 * data.
 */
export function compose(platform: Platform) {
  const audit = createAudit(platform);
  const credits = createCredits(platform, ledgerChecks);
  const billing = createBilling(platform, {
    ledger: {
      walletOf: credits.walletOf,
      addPurchased: credits.add,
      takeBack: credits.takeBack,
    },
  });
  const invitations = createInvitations(platform);
  const blog = createBlog(platform);
  const site = createSite(platform, blog, {
    sampleFile,
    tools: () => catalog.list(),
    toolPages: pricedTools.filter(({ isWorkflow }) => !isWorkflow).map(({ slug }) => `/${slug}`),
    pack: () => billing.pack(),
  });
  const drafts = createDrafts(platform, draftEditor, { readFile: sampleFile });
  const favorites = createFavorites(platform);
  const reports = createReports(
    platform,
    { applyReviews, markdownOf: reportMarkdown, datesOf: reportDates, calendarFile, features: documentTools },
    site.reader.leaseReport,
  );
  const tenancies = createTenancies(platform, reports.ownDocuments, inForce);
  const comparison = createComparison({ reports: reports.ownDocuments, tenancies, compareTerms });
  const portfolio = createPortfolio(platform, { reports: reports.ownDocuments, tenancies, writeWorkbook });
  const dashboard = createDashboard({
    newestDrafts: drafts.newest,
    newestReports: reports.newest,
    nextDates: reports.nextDates,
  });
  const tools = createTools(platform, {
    draft: drafts.delivery,
    version: drafts.versionDelivery,
    readVersion: drafts.readVersion,
    report: reports.delivery,
    document: reports.documentDelivery(
      async (docx) => (await platform.ports.documents.make('paragraphs', docx, 'docx')) as string[],
    ),
    answer: createAnswerDelivery(),
    file: reports.fileDelivery('document'),
  });
  for (const { tool, exports } of tools) if (exports) reports.addExports(tool.slug, exports);
  const runs = createRuns(platform, {
    tools,
    charges: credits.charges,
    findFeature,
    notifyEnd: (trx, ended) => accounts.notifyRunEnd(trx, ended),
  });
  const runApi = createRunApi(platform, {
    tools,
    runs,
    liveSessions: async (ids) => new Set([...(await accounts.liveSessions(ids)), ...(await apiKeys.liveKeys(ids))]),
  });
  drafts.connectRuns(runs);
  const apiKeys = createApiKeys(platform, {
    findUser: (id) => accounts.findUser(id),
    confirmIdentity: (viewer, password) => accounts.confirmIdentity(viewer, password),
    noticeApiKey: (trx, userId, prefix) => accounts.noticeApiKey(trx, userId, prefix),
  });
  const sharing = createSharing(
    platform,
    { report: reports.sharing, draft: drafts.sharing },
    {
      findUser: (id) => accounts.findUser(id),
      passwords: {
        hash: (password) => accounts.passwords.hash(password),
        verify: (hash, password) => accounts.passwords.verify(hash, password),
      },
    },
  );
  const accounts = createAccounts(
    platform,
    {
      credits: {
        grantSignupCredits: async (trx, userId) =>
          credits.grantSignupCredits(trx, userId, await readSignupCredits(trx, platform.config)),
        balanceOfUsers: credits.balanceOfUsers,
      },
      audit: { recordAction },
      invitations,
      drafts,
    },
    [
      invitations.personalData,
      credits.personalData,
      runs.personalData,
      reports.personalData,
      tenancies.personalData,
      portfolio.personalData,
      drafts.personalData,
      favorites.personalData,
      billing.personalData,
      apiKeys.personalData,
      sharing.personalData,
      audit.personalData,
    ],
  );
  const catalog = createCatalog(platform, {
    tools: pricedTools,
    ready: tools.map(({ tool }) => tool.slug),
    engineOf: (slug) => engineFacts(platform, tools.find(({ tool }) => tool.slug === slug)?.engine),
  });
  const { model } = platform.config;
  const admin = createAdmin(platform, {
    findUser: accounts.findUser,
    runs,
    modelPrices: model?.prices ? { model: model.model, ...model.prices } : null,
  });
  return {
    accounts,
    admin,
    apiKeys,
    audit,
    billing,
    blog,
    catalog,
    comparison,
    credits,
    dashboard,
    drafts,
    favorites,
    invitations,
    portfolio,
    reports,
    runApi,
    runs,
    sharing,
    site,
    tenancies,
  };
}

export type Slices = ReturnType<typeof compose>;
