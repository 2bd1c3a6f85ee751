import type { Language } from '@stroomwerk/contracts';

const names: Readonly<Record<Language, { done: string; failed: string; trigger: string; note: string }>> = {
  nl: {
    done: 'Meld dat de run klaar is',
    failed: 'Meld dat de run mislukte',
    trigger: 'Bij een fout',
    note: 'Verbind de laatste stap van je workflow met “Meld dat de run klaar is”. Gemeld wordt of de run lukte, wanneer, en bij welke stap hij stopte; geen gegevens.',
  },
  en: {
    done: 'Report that the run is done',
    failed: 'Report that the run failed',
    trigger: 'On an error',
    note: 'Connect the last step of your workflow to “Report that the run is done”. Reported is whether the run succeeded, when, and at which step it stopped; no data.',
  },
};

const request = (url: string, body: string) => ({
  method: 'POST',
  url,
  sendBody: true,
  specifyBody: 'json',
  jsonBody: `={{ JSON.stringify(${body}) }}`,
  options: { timeout: 10_000 },
});

/** Steps to paste on n8n's canvas, which report a run that is done and one that failed. A report that fails stops nothing. */
export function reportNode(url: string, lang: Language): Record<string, unknown> {
  const { done, failed, trigger, note } = names[lang];
  const step = (name: string, type: string, typeVersion: number, position: number[], parameters: object) => ({
    ...{ id: name, name, type, typeVersion, position, parameters },
  });
  const http = (name: string, position: number[], body: string) => ({
    ...step(name, 'n8n-nodes-base.httpRequest', 4.2, position, request(url, body)),
    onError: 'continueRegularOutput',
  });
  return {
    nodes: [
      http(done, [0, 0], '{ status: "success", execution_id: $execution.id, finished_at: $now.toISO() }'),
      step(trigger, 'n8n-nodes-base.errorTrigger', 1, [0, 200], {}),
      http(
        failed,
        [220, 200],
        '{ status: "error", execution_id: $json.execution.id, step: $json.execution.lastNodeExecuted, finished_at: $now.toISO() }',
      ),
      step('Stroomwerk', 'n8n-nodes-base.stickyNote', 1, [0, -180], {
        content: note,
        width: 420,
        height: 140,
      }),
    ],
    connections: { [trigger]: { main: [[{ node: failed, type: 'main', index: 0 }]] } },
  };
}
