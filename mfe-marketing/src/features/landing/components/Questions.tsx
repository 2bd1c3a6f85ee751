import { useTexts } from '@stroomwerk/mfe-runtime';
import { Container, SectionHeader, TextLink } from '@stroomwerk/ui-kit';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { questionsTexts } from '../questions-texts.js';
import css from './Questions.module.css';

/** Common questions, opened and closed by the browser itself. */
export function Questions() {
  const t = useTexts(questionsTexts);
  return (
    <section>
      <Container>
        <SectionHeader
          title={t.title}
          lead={
            <p>
              {t.lead}{' '}
              <TextLink component={Link} to="/contact">
                {t.contact}
              </TextLink>
            </p>
          }
        />
        <div className={css.questions}>
          {t.questions.map(({ question, answer }) => (
            <details key={question} name="vragen" className={css.item}>
              <summary className={css.question}>
                <h3>{question}</h3>
                <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
              </summary>
              <div className={css.answer}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </Container>
    </section>
  );
}
