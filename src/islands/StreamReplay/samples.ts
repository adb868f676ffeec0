import type {Kind} from './session';

/** A line of code, and the kinds of moments that it concerns. */
export interface SampleLine {
  code: string;
  kinds?: Kind[];
}

/** Code that handles a stream: with the REST API's WebSocket on a server, and with the Web SDK in a page. */
export const samples: Record<'rest' | 'sdk', SampleLine[]> = {
  rest: [
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
  ],
  sdk: [
    {code: "const recognizer = client.recognizer({language: 'en-US', interimResults: true});", kinds: ['config']},
    {code: "recognizer.on('partial', ({text}) => show(text));", kinds: ['partial']},
    {code: "recognizer.on('final', ({text}) => keep(text));", kinds: ['final']},
    {code: "recognizer.on('error', ({code}) => report(code));", kinds: ['refused', 'lost']},
    {code: 'await recognizer.start();', kinds: ['open', 'audio']},
    {code: 'await recognizer.stop();', kinds: ['close']},
  ],
};
