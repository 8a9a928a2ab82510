/**
 * The name of a topic inside a sentence: 'Lease form' becomes 'lease form'; the abbreviation in 'Non-disturbance
 * (SNDA)' stays.
 */
export function topicInSentence(topic: string): string {
  return topic.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
