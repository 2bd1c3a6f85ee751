// A step of n8n that stands where a step calls out: it works out everything that step would have sent, item by item, and
// answers with a sample. `npm run n8n -- start` puts it into the instance (as CommonJS, which n8n's nodes are).

/** What was asked, told to whoever reads the run; n8n keeps it beside the items, so that no step sees it. */
const told = (asked) => ({ message: JSON.stringify({ asked }), location: 'outputPane' });

class StroomwerkSample {
  description = {
    displayName: 'Sample answer',
    name: 'stroomwerkSample',
    group: ['transform'],
    version: 1,
    description: 'Answers with a sample in place of an app',
    defaults: { name: 'Sample answer' },
    inputs: ['main'],
    outputs:
      '={{ ["main", "main", "main", "main", "main", "main", "main", "main", "main"].slice(0, $parameter["outputs"]) }}',
    properties: [
      { displayName: 'Outputs', name: 'outputs', type: 'number', default: 1 },
      // As text: nothing of a sample is an expression.
      { displayName: 'Answer', name: 'answer', type: 'string', default: '{"items":[]}' },
      { displayName: 'Asked', name: 'asked', type: 'json', default: {} },
    ],
  };

  async execute() {
    const { through, adds, refuses, items = [], echo } = JSON.parse(this.getNodeParameter('answer', 0));
    const outputs = Array.from({ length: this.getNodeParameter('outputs', 0) }, () => []);
    const asked = [];
    const given = this.getInputData();
    for (let item = 0; item < given.length; item += 1) {
      const pairedItem = { item };
      try {
        const question = this.getNodeParameter('asked', item, {});
        asked.push(question);
        if (refuses) throw Object.assign(new Error(refuses), { asked: true });
        if (through !== undefined)
          outputs[through].push({ ...given[item], json: { ...given[item].json, ...adds }, pairedItem });
        for (const one of items) {
          const { $output = 0, $binary, ...json } = one;
          const echoed = echo ? echo.split('.').reduce((at, name) => at?.[name], question) : undefined;
          const binary = {};
          for (const [field, { base64, mimeType, fileName }] of Object.entries($binary ?? {}))
            binary[field] = await this.helpers.prepareBinaryData(
              Buffer.from(base64, 'base64'),
              fileName,
              mimeType,
            );
          outputs[$output].push({
            json: { ...json, ...(echoed && typeof echoed === 'object' ? echoed : {}) },
            ...($binary ? { binary } : {}),
            pairedItem,
          });
        }
      } catch (error) {
        if (!error.asked || !this.continueOnFail()) throw error;
        outputs[0].push({ json: { error: error.message }, pairedItem });
      }
    }
    this.addExecutionHints(told(asked));
    return outputs;
  }
}

module.exports = { StroomwerkSample };
