/** What an event tells the tag. Names outside this list, and everything else in an event, stay here. */
const passedOn: Readonly<Record<string, readonly string[]>> = {
  subscribe: ['tier'],
  purchase: ['value', 'currency', 'tier'],
  begin_checkout: ['price_tier', 'interval'],
  view_workflow_catalog: ['slug'],
  view_full_catalog: [],
};

type Value = string | number | boolean | null;

/** @returns the parameters for the tag, or null for an event that is none of its business */
export function tagParameters(
  name: string,
  properties: Readonly<Record<string, Value>>,
): Record<string, string | number | boolean> | null {
  const names = Object.hasOwn(passedOn, name) ? passedOn[name] : undefined;
  if (names === undefined) return null;
  const parameters: Record<string, string | number | boolean> = {};
  for (const key of names) {
    const value = properties[key];
    if (value !== undefined && value !== null) parameters[key] = value;
  }
  return parameters;
}
