/** A topic within a sentence: 'Lease form' as 'lease form', 'Non-disturbance (SNDA)' with its abbreviation as it is. */
export function topicInSentence(topic: string): string {
  return topic.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
