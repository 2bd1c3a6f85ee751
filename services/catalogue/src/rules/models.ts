import type { N8nNode } from '../dsl/types.js';
import type { Rule } from './rule.js';

/** They put what failed among the items of their first output. */
const SORTS = /langchain\.(textClassifier|sentimentAnalysis)$/;
/** Asked for fields of a certain form, a model fails where its answer has another. */
const isStructured = ({ type, parameters }: N8nNode): boolean =>
  SORTS.test(type) || /langchain\.informationExtractor$/.test(type) || parameters.hasOutputParser === true;

/** A model that answers nothing, or something else than was asked. */
export const models: Rule = {
  id: 'model-answers',
  *find(subject) {
    for (const step of subject.steps) {
      if (!isStructured(step)) continue;
      if (SORTS.test(step.type) && step.onError === 'continueRegularOutput')
        yield {
          step: step.name,
          says: 'what fails goes on as if the model had chosen the first: give it an error branch (withErrorBranch)',
        };
      else if (step.onError === undefined)
        yield {
          step: step.name,
          says: 'a model that fails, or answers otherwise than asked, ends the run: give it an error branch (withErrorBranch) that goes on without its answer',
        };
      else if (step.onError === 'continueErrorOutput' && !subject.hasErrorPath(step))
        yield {
          step: step.name,
          says: 'its error branch leads nowhere: say where an item goes that the model did not answer',
        };
    }
  },
};
