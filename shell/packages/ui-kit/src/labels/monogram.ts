/**
 * Two letters that stand for an app; vendor logos are never drawn. "Google Drive" becomes GD, "OpenAI" OA, "Gmail" Gm.
 * @param name display name of the app
 */
export function monogram(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const [first = '?', second] = words;
  if (second) return first.charAt(0).toUpperCase() + second.charAt(0).toUpperCase();
  const inner = first.slice(1).match(/\p{Lu}/u)?.[0];
  return first.charAt(0).toUpperCase() + (inner ?? first.charAt(1).toLowerCase());
}
