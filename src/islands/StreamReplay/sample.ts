import type {Kind} from './session';

/** A line of code, and the kinds of moments that it concerns. */
export interface SampleLine {
  code: string;
  kinds?: Kind[];
}

/** Code that handles a stream with the REST API's WebSocket on a server. */
export const sample: SampleLine[] = [
  {code: 'const socket = new WebSocket(url, {', kinds: ['open']},
  {code: '  headers: {Authorization: authorization},', kinds: ['open']},
  {code: '});', kinds: ['open']},
  {code: "socket.on('open', () => {"},
  {code: '  socket.send(JSON.stringify(config));', kinds: ['config']},
  {code: "  microphone.on('data', (piece) => socket.send(piece));", kinds: ['audio']},
  {code: '});'},
  {code: "socket.on('message', (data) => {", kinds: ['partial', 'final']},
  {code: '  const {type, text} = JSON.parse(data.toString());', kinds: ['partial', 'final']},
  {code: "  if (type === 'partial') show(text);", kinds: ['partial']},
  {code: "  if (type === 'final') keep(text);", kinds: ['final']},
  {code: '});'},
  {code: "socket.on('error', (error) => report(error.message));", kinds: ['refused']},
  {code: "socket.on('close', () => isStopped || reopenLater());", kinds: ['close', 'lost']},
];
