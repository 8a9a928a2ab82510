import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../base/config/service-settings.ts';
import { withTraceHeader } from '../../base/telemetry/spans.ts';

/** One language model behind either of two APIs: OpenAI-compatible (hosted or local) and Anthropic. */
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
    // A response counts only if it includes its usage, which streams must be asked for.
    includeUsage: true,
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
  });
  return { model: provider(settings.model), name: `${settings.model} at ${hostOf(settings.baseUrl)}` };
}

export interface ConnectedModel {
  readonly model: LanguageModel;
  /** The name shown to users. */
  readonly name: string;
}

/** Prompts may be confidential, and requests contain a key, so they go only to the configured address. */
const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...withTraceHeader(init), redirect: 'error' });

function hostOf(address: string | null): string | null {
  return address === null ? null : new URL(address).host;
}
