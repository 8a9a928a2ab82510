import { relative } from '@react-router/dev/routes';

const { index, route } = relative(import.meta.dirname);

export const pages = {
  open: [
    index('web/pages/home.tsx'),
    route('philosophy', 'web/pages/philosophy.tsx'),
    route('about', 'web/pages/about.tsx'),
    route('contact', 'web/pages/contact.tsx'),
    route('terms', 'web/pages/terms.tsx'),
    route('samples', 'web/pages/samples.tsx'),
    route('samples/paper', 'web/pages/sample-paper.tsx'),
    route('help', 'web/pages/help.tsx'),
    route('glossary', 'web/pages/glossary.tsx'),
    route('changelog', 'web/pages/changelog.tsx'),
    route('status', 'web/pages/status.tsx'),
  ],
};
