import {Prism} from 'prism-react-renderer';

// Grammars in `prismjs/components` add themselves to the global Prism. Without this one, a regular expression has one color.
Object.assign(globalThis, {Prism});
delete Prism.languages.regex;

export {Prism};
