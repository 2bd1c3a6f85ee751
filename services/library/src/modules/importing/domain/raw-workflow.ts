/** A workflow object as some export wrote it; `nodes` is a list of objects with a type. */
export interface RawWorkflow {
  readonly raw: Record<string, unknown>;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Tags stood there as texts, as old exports have them. */
  readonly stringTags: boolean;
}
