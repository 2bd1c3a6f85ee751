// What reads all of the catalogue, in one file: compiling it takes many seconds, and each test process would do it anew.
import './whole/collections.js';
import './whole/pairs.js';
import './whole/recipes.js';
import './whole/soundness.js';
