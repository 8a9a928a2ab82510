import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../base/config/service-settings.ts';
import { passTrace } from '../../base/telemetry/spans.ts';

/** One language model behind two kinds of door: OpenAI-compatible (hosted or on this machine), and Anthropic. */
export function connectModel(settings: ModelSettings): ConnectedModel {
  if (settings.kind === 'anthropic') {
    const provider = createAnthropic({
      apiKey: settings.apiKey,
      fetch: fetchWithoutRedirects,
      ...(settings.baseUrl === null ? {} : { baseURL: settings.baseUrl }),
    });
    return { model: provider(settings.model), name: `${settings.model} at ${hostOf(settings.baseUrl) ?? 'Anthropic'}` };
  }
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: settings.baseUrl,
    fetch: fetchWithoutRedirects,
    // An answer counts only with its usage, which a stream brings on request.
    includeUsage: true,
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
  });
  return { model: provider(settings.model), name: `${settings.model} at ${hostOf(settings.baseUrl)}` };
}

export interface ConnectedModel {
  readonly model: LanguageModel;
  /** As it is told to people. */
  readonly name: string;
}

/** What is asked may be confidential and carries a key, so it goes to the address of the settings and to no other. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...passTrace(init), redirect: 'error' });

function hostOf(address: string | null): string | null {
  return address === null ? null : new URL(address).host;
}
