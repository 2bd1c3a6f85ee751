import { useTexts } from '@stroomwerk/mfe-runtime';
import { CodeBlock, Panel, TextLink } from '@stroomwerk/ui-kit';
import { guideTexts } from '../guide-texts.js';
import css from './Connections.module.css';

const command = [
  'docker run -d \\',
  '  --restart unless-stopped \\',
  '  -p 5678:5678 \\',
  '  -v n8n_data:/home/node/.n8n \\',
  '  docker.n8n.io/n8nio/n8n',
].join('\n');

/** Two ways to an n8n, for who has none. */
export function NoN8n() {
  const t = useTexts(guideTexts);
  return (
    <Panel title={t.helpTitle}>
      <div className="stack">
        <p>{t.help}</p>
        <div className={css.way}>
          <h3 className="h3">{t.cloud}</h3>
          <p>{t.cloudText}</p>
          <TextLink standalone href="https://n8n.io/pricing/" target="_blank" rel="noreferrer">
            {t.cloudLink}
          </TextLink>
        </div>
        <div className={css.way}>
          <h3 className="h3">{t.self}</h3>
          <p>{t.selfText}</p>
          <CodeBlock code={command} label={t.selfCode} />
          <p className="small soft">{t.selfNote}</p>
          <TextLink
            standalone
            href="https://docs.n8n.io/hosting/installation/docker/"
            target="_blank"
            rel="noreferrer"
          >
            {t.selfLink}
          </TextLink>
        </div>
      </div>
    </Panel>
  );
}
