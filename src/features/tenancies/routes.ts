import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  member: [
    route('my-reports/tenancies', 'web/pages/tenancies.tsx'),
    route('my-reports/tenancies/new', 'web/pages/new-tenancy.tsx'),
    route('my-reports/tenancies/:id', 'web/pages/tenancy.tsx'),
    route('my-reports/tenancies/:id/edit', 'web/pages/edit-tenancy.tsx'),
  ],
};
