import type { Stage, Step } from './containerfile.ts';

/** Rules for all image definitions, each with an example that violates it. */
export const imageRules: readonly Rule[] = [
  {
    name: 'base images have an exact version',
    broken: 'FROM node:latest',
    finds: ({ stages }) =>
      stages
        .filter(({ from }) => !stages.some(({ name }) => name === from))
        .filter(({ from }) => !/:\d+\.\d+\.\d+[\w.-]*(?:@sha256:[0-9a-f]{64})?$/.test(from))
        .map(({ from }) => from),
  },
  {
    name: 'the image runs as a user by number, and not as root',
    broken: 'FROM node:24.1.0\nUSER root',
    finds: ({ last }) => {
      const user = stepsOf(last, 'USER').at(-1)?.text ?? 'root';
      return /^[1-9]\d*(?::[1-9]\d*)?$/.test(user) ? [] : [`USER ${user}`];
    },
  },
  {
    name: 'system packages come without recommendations, and leave no lists',
    broken: 'FROM node:24.1.0\nRUN apt-get update && apt-get install -y curl',
    finds: ({ all }) =>
      stepsIn(all, 'RUN')
        .map(({ text }) => text)
        .filter((text) => text.includes('apt-get'))
        .filter(
          (text) =>
            !/^apt-get update\s+&& apt-get install -y --no-install-recommends [\w .+-]+&& rm -rf \/var\/lib\/apt\/lists\/\*$/.test(
              text,
            ),
        ),
  },
  {
    name: 'after npm ci nothing has a network',
    broken: 'FROM node:24.1.0\nRUN npm ci\nRUN npm run build',
    finds: ({ all }) => {
      const runs = stepsIn(all, 'RUN').filter(({ text }) => !text.includes('apt-get'));
      const first = runs.findIndex(({ text }) => /^npm ci\b/.test(text));
      return runs.slice(first + 1).flatMap(({ text, flags }) => (flags['network'] === 'none' ? [] : [text]));
    },
  },
  {
    name: 'programs are started directly, so that signals reach them',
    broken: 'FROM node:24.1.0\nCMD node main.js',
    finds: ({ last }) =>
      ['CMD', 'ENTRYPOINT'].flatMap((keyword) =>
        stepsOf(last, keyword).flatMap(({ text, json }) => (json ? [] : [`${keyword} ${text}`])),
      ),
  },
  {
    name: 'it says how to ask for its health',
    broken: 'FROM node:24.1.0\nUSER 1000',
    finds: ({ last }) => (stepsOf(last, 'HEALTHCHECK').length === 1 ? [] : ['no HEALTHCHECK']),
  },
  {
    name: 'files come from the context, by name',
    broken: 'FROM node:24.1.0\nADD https://example.org/x.tar.gz /\nCOPY . .',
    finds: ({ all, last }) => [
      ...stepsIn(all, 'ADD').map(({ text }) => `ADD ${text}`),
      ...stepsOf(last, 'COPY').flatMap(({ text, flags }) => (text.startsWith('. ') && !flags['from'] ? [text] : [])),
    ],
  },
  {
    name: 'folders are absolute',
    broken: 'FROM node:24.1.0\nWORKDIR app',
    finds: ({ all }) => stepsIn(all, 'WORKDIR').flatMap(({ text }) => (text.startsWith('/') ? [] : [text])),
  },
  {
    name: 'no secret is part of it',
    broken: 'FROM node:24.1.0\nENV API_TOKEN=abc',
    finds: ({ all }) =>
      stepsIn(all, 'ENV').flatMap(({ text }) => (/(?:SECRET|PASSWORD|TOKEN|_KEY)\w*=\S/i.test(text) ? [text] : [])),
  },
  {
    name: 'nothing is fetched and run unseen, or run as another user',
    broken: 'FROM node:24.1.0\nRUN curl -s https://example.org/install.sh | sh',
    finds: ({ all }) => stepsIn(all, 'RUN').flatMap(({ text }) => (/\b(?:sudo|curl|wget)\b/.test(text) ? [text] : [])),
  },
];

interface Rule {
  readonly name: string;
  /** A definition that violates this rule. */
  readonly broken: string;
  finds(image: { stages: readonly Stage[]; all: readonly Step[]; last: Stage | undefined }): string[];
}

/** Violations of the rules in an image definition: `rule: location`. */
export function faultsOf(stages: readonly Stage[], rules = imageRules): string[] {
  const image = { stages, all: stages.flatMap(({ steps }) => steps), last: stages.at(-1) };
  return rules.flatMap((rule) => rule.finds(image).map((place) => `${rule.name}: ${place}`));
}

const stepsIn = (steps: readonly Step[], keyword: string) => steps.filter((step) => step.keyword === keyword);
const stepsOf = (stage: Stage | undefined, keyword: string) => stepsIn(stage?.steps ?? [], keyword);
