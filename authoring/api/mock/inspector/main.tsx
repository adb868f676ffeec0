import {createRoot} from 'react-dom/client';
import '../../../../src/css/tokens.css';
import '../../../../src/css/fonts.css';
import '../../../../src/css/base.css';
import '../../../../src/css/primitives.css';
import '../../../../src/css/alignment.css';
import '../../../../src/css/gaps.css';
import '../../../../src/css/textPrimitives.css';
import '../../../../src/css/helpers.css';
import '../../../../src/css/forcedColors.css';
import '../../../../src/components/CodeBlock/tokens.css';
import {Inspector} from './Inspector';

createRoot(document.querySelector('#root') as Element).render(<Inspector />);
