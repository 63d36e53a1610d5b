import { Command } from "commander";
import type { Context } from "../context.ts";
import { addContactsCommand } from "./campaign/add.ts";
import {
  changeCampaignCommand,
  checkCampaignCommand,
  copyCampaignCommand,
} from "./campaign/change.ts";
import { listCampaignsCommand, showCampaignCommand } from "./campaign/list.ts";
import {
  contactsOfCampaignCommand,
  exportCampaignCommand,
  redialCommand,
} from "./campaign/results.ts";
import { startCampaignCommand } from "./campaign/start.ts";
import {
  deleteCampaignCommand,
  pauseCommand,
  resumeCommand,
  stopCommand,
  watchCampaignCommand,
} from "./campaign/steer.ts";

/** `rufbaum campaign …` */
export function campaignCommand(context: Context): Command {
  return new Command("campaign")
    .description("bulk calling: start, watch and steer campaigns, and take their results")
    .addCommand(startCampaignCommand(context))
    .addCommand(listCampaignsCommand(context))
    .addCommand(showCampaignCommand(context))
    .addCommand(watchCampaignCommand(context))
    .addCommand(pauseCommand(context))
    .addCommand(resumeCommand(context))
    .addCommand(stopCommand(context))
    .addCommand(changeCampaignCommand(context))
    .addCommand(checkCampaignCommand(context))
    .addCommand(copyCampaignCommand(context))
    .addCommand(addContactsCommand(context))
    .addCommand(contactsOfCampaignCommand(context))
    .addCommand(exportCampaignCommand(context))
    .addCommand(redialCommand(context))
    .addCommand(deleteCampaignCommand(context));
}
