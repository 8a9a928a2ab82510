import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { pages as accounts } from './features/accounts/routes.ts';
import { pages as admin } from './features/admin/routes.ts';
import { pages as apiKeys } from './features/api-keys/routes.ts';
import { pages as audit } from './features/audit/routes.ts';
import { pages as billing } from './features/billing/routes.ts';
import { pages as blog } from './features/blog/routes.ts';
import { pages as comparison } from './features/comparison/routes.ts';
import { pages as credits } from './features/credits/routes.ts';
import { pages as dashboard } from './features/dashboard/routes.ts';
import { pages as drafts } from './features/drafts/routes.ts';
import { pages as invitations } from './features/invitations/routes.ts';
import { pages as portfolio } from './features/portfolio/routes.ts';
import { pages as reports } from './features/reports/routes.ts';
import { pages as sharing } from './features/sharing/routes.ts';
import { pages as site } from './features/site/routes.ts';
import { pages as tenancies } from './features/tenancies/routes.ts';

/** Every page, inside the layout that decides who may see it. */
export default withinSource([
  layout('web/shell/bare-layout.tsx', [
    ...accounts.unguarded,
    ...billing.unguarded,
    ...reports.unguarded,
    ...drafts.unguarded,
  ]),
  layout('web/shell/reading-layout.tsx', [...site.open, ...reports.open, ...apiKeys.open]),
  layout('web/shell/open-layout.tsx', [...blog.open, ...accounts.open]),
  layout('web/shell/guest-layout.tsx', accounts.guest),
  layout('web/shell/member-layout.tsx', [
    ...accounts.member,
    ...apiKeys.member,
    ...billing.member,
    ...credits.member,
    ...dashboard.member,
    ...drafts.member,
    ...comparison.member,
    ...portfolio.member,
    ...reports.member,
    ...sharing.member,
    ...tenancies.member,
    ...toolPages(),
  ]),
  layout('web/shell/admin-layout.tsx', [
    ...admin.admin,
    ...blog.admin,
    ...audit.admin,
    ...invitations.admin,
    ...accounts.admin,
  ]),
  route('*', 'web/shell/not-found.tsx'),
]) satisfies RouteConfig;

/** The page of a tool is the view in the folder named after its slug. */
function toolPages(): RouteConfigEntry[] {
  const tools = join(import.meta.dirname, 'tools');
  return readdirSync(tools)
    .filter((slug) => existsSync(join(tools, slug, 'view.tsx')))
    .map((slug) => route(slug, `tools/${slug}/view.tsx`));
}

/**
 * The slices name their pages by absolute paths. A route's path is also its id in every document, so it is shortened to
 * begin at src/.
 */
function withinSource(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map(({ file, children, ...rest }) => ({
    ...rest,
    file: isAbsolute(file) ? relative(import.meta.dirname, file) : file,
    ...(children ? { children: withinSource(children) } : {}),
  }));
}
