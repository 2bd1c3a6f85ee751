import { useTexts } from '@stroomwerk/mfe-runtime';
import { Container, CurrentLine, SectionHeader } from '@stroomwerk/ui-kit';
import { previewTexts } from '../preview-texts.js';
import css from './Preview.module.css';
import { PreviewDeploy } from './PreviewDeploy.js';
import { PreviewLibrary } from './PreviewLibrary.js';
import { PreviewSetup } from './PreviewSetup.js';

/** What a member gets, drawn with the product's own parts and data: find, set up, put into n8n. */
export function Preview() {
  const t = useTexts(previewTexts);
  return (
    <section>
      <Container>
        <SectionHeader title={t.title} lead={<p>{t.lead}</p>} />
        <div className={css.preview}>
          <PreviewLibrary />
          <PreviewSetup />
          <PreviewDeploy />
        </div>
        <CurrentLine />
      </Container>
    </section>
  );
}
