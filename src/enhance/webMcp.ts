import type {ModelContext} from './onDemand/agentTools';
import type {Behavior} from './types';

/** Offers tools to an agent in the browser, if the browser has WebMCP. Other browsers load nothing for it. */
export const webMcp: Behavior = {
  install() {
    const {modelContext} = document as {modelContext?: ModelContext};
    if (typeof modelContext?.registerTool !== 'function') return;
    const context = modelContext;
    import('./onDemand/agentTools').then(
      ({offerTools}) => offerTools(context),
      () => undefined,
    );
  },
};
