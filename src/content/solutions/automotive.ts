// Sample content: the cabin profile and the trip are illustrations, not measurements of a car.
import {facts} from '../../facts';
import {docsRoute} from '../../facts/routes';

const [edge, cloud, hybrid] = facts.docs.performance.processingModes;
const [quiet, moderate, noisy, veryNoisy] = facts.docs.performance.environments;

/** The automotive solution. Source: spec/site-and-marketing.md, section 2. */
export const automotiveContent = {
  meta: {
    title: 'Voice AI for vehicles',
    description:
      'Speech recognition that hears a driver over tires and wind, keeps working in a tunnel, and asks when it’s not sure of a name.',
  },
  hero: {
    title: 'Heard at highway speed',
    lead: `A driver has one free sense. ${facts.brand.name} takes the sentence, subtracts the road, and hands your cockpit what was said, with or without a signal.`,
    back: {title: 'Solutions', href: '/solutions'},
    actions: {'Request a demo': '/company/contact', 'Voice AI documentation': `${docsRoute}/voice-ai-docs`},
  },
  cabin: {
    caption:
      'A driver’s voice over the noise of the cabin, in dB(A), from the driveway to the highway. An illustration of a midsize car with its windows closed: yours will differ, and an open one makes any speed a louder speed.',
    summary:
      'As speed grows from 0 to 80 miles an hour, cabin noise rises from 42 to 71 decibels. The driver speaks up, from 62 to 75 decibels, and still the margin between voice and noise shrinks from 20 to 4 decibels.',
    // In steps of ten miles an hour, from 0 to 80
    noise: [42, 46, 51, 55, 58.5, 61.5, 64.5, 67.5, 71],
    speech: [62, 62.5, 63.5, 65, 66.5, 68.5, 70.5, 72.5, 75],
    speeds: [0, 20, 40, 60, 80],
    scale: {from: 34, to: 82, marks: [40, 50, 60, 70, 80]},
    sources: [
      {mph: 5, db: 38, text: 'Fan'},
      {mph: 33, db: 45, text: 'Tires'},
      {mph: 65, db: 54, text: 'Wind'},
    ],
    environments: [
      {name: quiet, fromMph: 0, toMph: 12},
      {name: moderate, fromMph: 12, toMph: 34},
      {name: noisy, fromMph: 34, toMph: 56},
      {name: veryNoisy, fromMph: 56, toMph: 80},
    ],
    speechLabel: 'The driver',
    margins: [
      {mph: 6, text: 'of margin'},
      {mph: 76, text: 'left'},
    ],
  },
  trip: {
    title: 'One trip, five sentences',
    lead: 'Half an hour on a wet Tuesday. Nothing here was said to a quiet microphone.',
    moments: {
      '7:42': {
        place: 'Driveway',
        speed: 'Standing',
        words: 'Take me to work, but I have to drop off a package first',
        intent: 'navigation.route · stop: package drop-off',
        answer: 'Work by way of the package drop-off on Mill Road. Thirty-one minutes.',
        mode: cloud,
      },
      '7:50': {
        place: 'Beltway',
        speed: '40 mph',
        words: 'It is stuffy back there, the kids are falling asleep',
        intent: 'climate.fresher · zone: rear',
        answer: 'More air in the back.',
        mode: edge,
      },
      '7:58': {
        place: 'Highway, rain',
        speed: '70 mph',
        words: 'Call Dana and say I am late',
        intent: 'call.start · person: Dana',
        answer: 'Dana Reyes or Dana Root?',
        mode: hybrid,
        unsure: 'Dana 0.64: two in the address book, so it asks',
      },
      '8:03': {
        place: 'Tunnel, no signal',
        speed: '50 mph',
        words: 'Next song, please',
        intent: 'text: next song please',
        answer: 'The cockpit knows these words by itself. The song changes, and nobody noticed the tunnel.',
        mode: edge,
      },
      '8:11': {
        place: 'Garage, level 3',
        speed: 'Standing',
        words: 'Remember where I parked',
        intent: 'parking.save · level: 3',
        answer: 'Level 3, by the elevator. I will tell your phone.',
        mode: hybrid,
      },
    },
  },
  settings: {
    title: 'The car knows how loud it is',
    lead: 'Speed is on the bus. Use it: create the next client with the setting that fits.',
    terms: {
      environment: 'If it’s too low, noise becomes words. If it’s too high, a quiet passenger becomes noise.',
      processingMode: `With ${hybrid}, recognition continues in the car when the signal ends. Try it with the connection on, weak and off.`,
      modelSize: 'The smaller model fits a head unit. A custom domain gets most of the street names back.',
    },
    sample: {
      language: 'kotlin' as const,
      title: 'CabinVoice.kt',
      label: 'Create a client for the speed of the car',
      code: `import android.content.Context
import com.timbre.voice.*

fun cabinClient(context: Context, mph: Int) = TimbreClient(
    context,
    ClientOptions(
        baseUrl = "https://voice.yourapp.example",
        performance = PerformanceSettings(
            modelSize = ModelSize.COMPACT,
            processingMode = ProcessingMode.HYBRID,
            environment = if (mph < 56) AcousticEnvironment.NOISY
                else AcousticEnvironment.VERY_NOISY,
        ),
    ),
)`,
    },
    more: {title: 'Describe the noise level', href: `${docsRoute}/performance-optimization#describe-the-noise-level`},
  },
  next: {
    title: 'Bring a recording from your worst road',
    text: 'Window open, radio on, a child in the back. That is the demo we would like to give.',
    actions: {'Request a demo': '/company/contact', 'Get started': '/get-started'},
  },
};
