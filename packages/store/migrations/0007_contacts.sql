CREATE TABLE "audit_entries" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"details" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"counts" json NOT NULL,
	"pending_recordings" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"added_by" text NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp (3) with time zone,
	"codes_sent" integer DEFAULT 0 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consent_entries" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"statement_id" text,
	"call_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_evidence" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_statements" (
	"id" text PRIMARY KEY NOT NULL,
	"wording" text NOT NULL,
	"source" text NOT NULL,
	"evidence" text,
	"evidence_hash" text NOT NULL,
	"evidence_file" text,
	"channel" text NOT NULL,
	"company" text NOT NULL,
	"purpose" text,
	"ends_at" timestamp (3) with time zone,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "column_mappings" (
	"header" text PRIMARY KEY NOT NULL,
	"roles" json NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"list" integer GENERATED ALWAYS AS IDENTITY (sequence name "contact_imports_list_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"other_columns" json NOT NULL,
	"counts" json NOT NULL,
	"statement_id" text,
	"imported_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "contact_imports_list_unique" UNIQUE("list")
);
--> statement-breakpoint
CREATE TABLE "contact_list_entries" (
	"contact" bigint NOT NULL,
	"list" integer NOT NULL,
	"line" integer NOT NULL,
	CONSTRAINT "contact_list_entries_list_line_pk" PRIMARY KEY("list","line")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"regions" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'lead' NOT NULL,
	"custom_fields" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"last_contact_at" timestamp (3) with time zone,
	CONSTRAINT "contacts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "suppressions" DROP CONSTRAINT "suppressions_pkey";--> statement-breakpoint
ALTER TABLE "suppressions" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "denials" json;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "reason" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_entries" ADD CONSTRAINT "consent_entries_statement_id_consent_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."consent_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_statements" ADD CONSTRAINT "consent_statements_evidence_file_consent_evidence_id_fk" FOREIGN KEY ("evidence_file") REFERENCES "public"."consent_evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "erasures_of_subject" ON "erasures" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "consent_entries_of_subject" ON "consent_entries" USING btree ("subject","sequence");--> statement-breakpoint
CREATE INDEX "contact_list_entries_of_contact" ON "contact_list_entries" USING btree ("contact");--> statement-breakpoint
CREATE UNIQUE INDEX "suppressions_by_number" ON "suppressions" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "suppressions_by_subject" ON "suppressions" USING btree ("subject");