import type { FastifyInstance } from 'fastify';
import type { Instance } from './instance.js';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:.5rem 0}</style>
</head><body><h1>${escaped(title)}</h1>${body}
<script>
const send = async (path, body) => {
  const answer = await fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (answer.ok) location.reload();
  else document.body.append(await answer.text());
};
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send('/sandbox/credentials', Object.fromEntries(new FormData(event.target)));
});
for (const button of document.querySelectorAll('[data-run]'))
  button.addEventListener('click', () => void send(button.dataset.run, JSON.parse(button.dataset.how)));
</script></body></html>`;

const refused = {
  error: {
    message: 'Authorization failed - please check your credentials',
    httpCode: '401',
    name: 'NodeApiError',
  },
};

/** Pages in the places of n8n's own, for whoever tries the product by hand: accounts are made there, and runs. */
export function mountDesk(app: FastifyInstance, instance: Instance): void {
  app.get('/home/credentials', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      page(
        'Credentials',
        `<ul>${instance.state.credentials
          .map(({ name, type }) => `<li>${escaped(name)} <code>${escaped(type)}</code></li>`)
          .join('')}</ul>
<form><label>Type, as the page that sent you here names it <input name="type" required placeholder="gmailOAuth2"></label>
<label>Name <input name="name" required></label><button>Add credential</button></form>`,
      ),
    ),
  );
  app.get<{ Params: { id: string } }>('/workflow/:id', ({ params: { id } }, reply) => {
    const workflow = instance.workflow(id);
    const { name, activeVersionId } = workflow;
    const steps = workflow.versions.at(-1)?.nodes ?? [];
    const runs = escaped(`/sandbox/workflows/${encodeURIComponent(id)}/runs`);
    return reply.type('text/html; charset=utf-8').send(
      page(
        name,
        `<p>${activeVersionId ? 'Published' : 'Not published'}</p>
<ol>${steps.map((node) => `<li>${escaped(String(node.name))}</li>`).join('')}</ol>
<button data-run="${runs}" data-how="{}">Let it run</button>
<button data-run="${runs}" data-how="${escaped(JSON.stringify(refused))}">Let it fail</button>`,
      ),
    );
  });
}
