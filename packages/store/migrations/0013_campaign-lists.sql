CREATE TABLE "campaign_lists" (
	"campaign" integer NOT NULL,
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"is_done" boolean NOT NULL,
	CONSTRAINT "campaign_lists_campaign_import_id_pk" PRIMARY KEY("campaign","import_id")
);
