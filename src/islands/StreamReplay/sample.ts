import type {SampleLine} from '../shared/code/Sample';
import type {Kind} from './SessionRecorder';

/** Code that handles a stream with the REST API's WebSocket on a server, and the kinds of moments that each line concerns. */
export const sample: SampleLine<Kind>[] = [
  {code: 'const utterance = []; // its audio, until its final result'},
  {code: "microphone.on('data', (piece) => {", concerns: ['audio']},
  {code: '  utterance.push(piece);', concerns: ['audio']},
  {code: '  if (socket.readyState === WebSocket.OPEN) socket.send(piece);', concerns: ['audio']},
  {code: '});'},
  {code: 'function open() {'},
  {code: '  socket = new WebSocket(url, {headers: {Authorization: authorization}});', concerns: ['open']},
  {code: "  socket.on('open', () => {"},
  {code: '    socket.send(JSON.stringify(config));', concerns: ['config']},
  {code: '    for (const piece of utterance) socket.send(piece);', concerns: ['buffered']},
  {code: '  });'},
  {code: "  socket.on('message', (data) => {", concerns: ['partial', 'final']},
  {code: '    const {type, text} = JSON.parse(data.toString());', concerns: ['partial', 'final']},
  {code: "    if (type === 'partial') show(text);", concerns: ['partial']},
  {code: "    if (type === 'final') keep(text);", concerns: ['final']},
  {code: "    if (type === 'final') utterance.length = 0;", concerns: ['final']},
  {code: '  });'},
  {code: "  socket.on('error', (error) => report(error.message));", concerns: ['refused']},
  {code: "  socket.on('close', () => isStopped || setTimeout(open, delay));", concerns: ['close', 'lost']},
  {code: '}'},
];
